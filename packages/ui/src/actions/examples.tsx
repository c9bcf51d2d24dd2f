import type { Example } from '../example.ts';
import { Button, ButtonLink } from './button.tsx';
import { TextLink } from './text-link.tsx';

export const examples: readonly Example[] = [
  { name: 'Button, solid', element: <Button>Submit enquiry</Button> },
  { name: 'Button, outline', element: <Button variant="outline">Try again</Button> },
  { name: 'Button, quiet', element: <Button variant="quiet">Clear form</Button> },
  {
    name: 'Button, busy',
    element: (
      <Button busy busyLabel="Submitting...">
        Submit enquiry
      </Button>
    ),
  },
  { name: 'Button, disabled', element: <Button disabled>Next step</Button> },
  { name: 'ButtonLink', element: <ButtonLink to="/membership">Request access</ButtonLink> },
  {
    name: 'ButtonLink, outline',
    element: (
      <ButtonLink to="/membership" variant="outline">
        Apply for membership
      </ButtonLink>
    ),
  },
  {
    name: 'TextLink',
    element: (
      <p>
        Read the <TextLink to="/terms-of-service">Terms of Service</TextLink>, or write to{' '}
        <TextLink to="mailto:press@clandor.example">the press office</TextLink>.
      </p>
    ),
  },
];
