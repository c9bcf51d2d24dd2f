import type { Example } from '../example.ts';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'fee', question: 'Do ladies pay a fee?', answer: 'Ladies pay no fee after approval.' },
  { id: 'nda', question: 'Why is there an agreement?', answer: <p>Because what is said here stays here.</p> },
  { id: 'review', question: 'Who reads an application?', answer: 'A person, in private.' },
];

export const examples: readonly Example[] = [{ name: 'Accordion', element: <Accordion items={items} level="h2" /> }];
