import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render over its HTML, true from then on: the page answers to presses. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
