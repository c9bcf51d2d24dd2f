import { metadataOf } from '../house/head.js';
import { Home } from '../house/home.jsx';
import { StructuredData } from '../house/structured-data.jsx';

export const metadata = metadataOf('/');

export default function Page() {
  return (
    <>
      <StructuredData path="/" />
      <Home />
    </>
  );
}
