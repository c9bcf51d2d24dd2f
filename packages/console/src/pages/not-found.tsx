import { Text } from '@clandor/ui';
import { MoreLink } from '../frame/more-link.tsx';
import { PageTitle } from '../frame/page-title.tsx';

export default function NotFound() {
  return (
    <>
      <PageTitle title="There is nothing here" />
      <Text css={{ marginTop: '1.5rem' }}>
        <MoreLink to="/">What is live</MoreLink>
      </Text>
    </>
  );
}
