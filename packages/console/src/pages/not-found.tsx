import { Text } from '@clandor/ui';
import { Link } from 'react-router-dom';
import { PageTitle } from '../frame/page-title.tsx';

export default function NotFound() {
  return (
    <>
      <PageTitle title="There is nothing here" />
      <Text css={{ marginTop: '1.5rem' }}>
        <Link to="/">What is live</Link>
      </Text>
    </>
  );
}
