import type { PageHead } from '@clandor/contract';
import lady from '@clandor/imagery/pictures/membership-lady';
import { Em, Lead, Text } from '@clandor/ui';
import { FormLayout } from '../../parts/form-layout.tsx';
import { Wizard } from './wizard.tsx';

/** The ladies' application (spec section 2, "Ladies wizard"). */
export default function LadiesApplicationPage() {
  return (
    <FormLayout
      label="Ladies"
      title={
        <>
          Ladies <Em>Application</Em>
        </>
      }
      picture={lady}
      intro={
        <>
          <Lead>Six steps, at your own pace. The founder reads each application herself.</Lead>
          <Text>
            Go forward and back as you like. What you write stays on this device until you send it; photos and videos
            reach us as you choose them.
          </Text>
        </>
      }
    >
      <Wizard />
    </FormLayout>
  );
}

export const head: PageHead = {
  title: 'Ladies Application',
  description:
    'Request an invitation to Clandor in six steps. The founder reads each application; you hear within 5-7 business days if we are aligned.',
  parents: [{ title: 'Membership', path: '/membership' }],
  picture: lady,
};
