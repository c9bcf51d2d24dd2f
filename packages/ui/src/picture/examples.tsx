import concierge from '@clandor/imagery/pictures/concierge';
import type { Example } from '../example.ts';
import { Picture } from './picture.tsx';

export const examples: readonly Example[] = [
  { name: 'Picture', element: <Picture picture={concierge} sizes="100vw" /> },
  { name: 'Picture, first of a page', element: <Picture picture={concierge} sizes="100vw" priority /> },
  { name: 'Picture, cut', element: <Picture picture={concierge} sizes="50vw" ratio="4 / 5" decorative /> },
];
