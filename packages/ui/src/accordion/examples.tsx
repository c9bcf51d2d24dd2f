import type { Example } from '../example.ts';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'fee', question: 'Do ladies pay a fee?', answer: 'Ladies pay no fee after approval.' },
  { id: 'nda', question: 'Why is there an agreement?', answer: <p>Because what is said here stays here.</p> },
  { id: 'review', question: 'Who reads an application?', answer: 'A person, in private.' },
];

const long = [
  {
    id: 'long',
    question:
      'What happens to a question that is so long that it takes three lines on a phone, and more than one on a desk?',
    answer: 'It is set in the same way, and its cross stays beside its first words.',
  },
];

export const examples: readonly Example[] = [
  { name: 'Accordion', element: <Accordion items={items} level="h2" /> },
  { name: 'Accordion, a long question', element: <Accordion items={long} level="h2" /> },
];
