import type { Example } from '../example.ts';
import { Prose } from './prose.tsx';
import { Display, Em, Figure, Heading, Label, Lead, Small, Subheading, Text, Title } from './text.tsx';

export const examples: readonly Example[] = [
  {
    name: 'The scale',
    element: (
      <div css={{ display: 'grid', gap: '1.5rem' }}>
        <Label>Private Membership Club</Label>
        <Display as="p">
          A private <Em>house</Em>
        </Display>
        <Title>Built With Intention</Title>
        <Heading>Premium Introductions</Heading>
        <Subheading>Absolute Discretion</Subheading>
        <Lead>Where extraordinary people connect in exceptional settings.</Lead>
        <Text>
          Introductions matched on compatibility and intent. Communication opens only when both have said yes.
        </Text>
        <Small>Written by M. · December 2024</Small>
        <Figure>24</Figure>
      </div>
    ),
  },
  {
    name: 'The scale, in words that are hard to set',
    element: (
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem' }}>
        <Title>Donaudampfschifffahrtsgesellschaftskapitänswitwe</Title>
        <Subheading>
          <bdi>نورة بنت عبد العزيز آل سعود</bdi>, with <bdi>יעל בן־דוד</bdi>
        </Subheading>
        <Text>
          Wordsthatdonotendandwerewrittenwithoutanyspacebecausesomebodywantedtoseewhathappenswithaverylongaddress, and
          then <Em>one</Em> that does.
        </Text>
      </div>
    ),
  },
  {
    name: 'Prose',
    element: (
      <Prose>
        <p>“A door that opens for everyone is a wall with a hole in it,” she wrote — and she was not being unkind.</p>
        <h2>What a list is for</h2>
        <p>
          It is <em>short</em>, and it is <strong>read by hand</strong>. <a href="#more">More of it</a> would be less.
        </p>
        <ul id="more">
          <li>One person reads it.</li>
          <li>One person answers.</li>
        </ul>
        <blockquote>Nobody is owed a table.</blockquote>
      </Prose>
    ),
  },
];
