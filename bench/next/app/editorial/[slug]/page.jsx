import { Article } from '../../../house/article.jsx';
import { generated, metadataOf } from '../../../house/head.js';
import { StructuredData } from '../../../house/structured-data.jsx';

export const dynamicParams = false;
export const generateStaticParams = () => Object.keys(generated('articles')).map((slug) => ({ slug }));

export async function generateMetadata({ params }) {
  return metadataOf(`/editorial/${(await params).slug}`);
}

export default async function Page({ params }) {
  const { slug } = await params;
  return (
    <>
      <StructuredData path={`/editorial/${slug}`} />
      <Article data={generated('articles')[slug]} />
    </>
  );
}
