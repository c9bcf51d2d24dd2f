import { createContext } from 'react';
import type { DocumentHead } from './page-head.ts';

/** Says what the document's head is for a path of this site; the frame asks it on every navigation. */
export const HeadContext = createContext<((pathname: string) => DocumentHead) | null>(null);
