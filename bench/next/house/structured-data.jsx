import { structuredDataOf } from './head.js';

export const StructuredData = ({ path }) =>
  structuredDataOf(path).map((text) => (
    <script
      key={text}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own JSON
      dangerouslySetInnerHTML={{ __html: text }}
    />
  ));
