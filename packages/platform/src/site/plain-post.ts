import type { PlainPost } from '@clandor/contract';
import { createContext, useContext, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What the document that was loaded answers to, if it answers to a plain post. The shell empties it on the first
 * navigation: the page that is come back to later is an ordinary one.
 */
export interface PlainPostHolder {
  current: PlainPost | null;
}

export const PlainPostContext = createContext<PlainPostHolder>({ current: null });

/**
 * What came of the form that the browser sent by itself, where this page answers to that; null on ordinary pages. The
 * same for as long as the component is there. A form takes its first values, errors and outcome from it, on the server
 * and when it comes alive.
 */
export function usePlainPost(): PlainPost | null {
  const holder = useContext(PlainPostContext);
  const { pathname } = useLocation();
  const [post] = useState(() => (holder.current?.path === pathname ? holder.current : null));
  return post;
}
