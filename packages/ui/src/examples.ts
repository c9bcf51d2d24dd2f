import { examples as accordion } from './accordion/examples.tsx';
import { examples as actions } from './actions/examples.tsx';
import { examples as card } from './card/examples.tsx';
import { examples as dialog } from './dialog/examples.tsx';
import type { Example } from './example.ts';
import { examples as forms } from './forms/examples.tsx';
import { examples as hidden } from './hidden/examples.tsx';
import { examples as layout } from './layout/examples.tsx';
import { examples as notice } from './notice/examples.tsx';
import { examples as picture } from './picture/examples.tsx';
import { examples as radioCards } from './radio-cards/examples.tsx';
import { examples as tabs } from './tabs/examples.tsx';
import { examples as text } from './text/examples.tsx';
import { examples as toaster } from './toaster/examples.tsx';

export type { Example } from './example.ts';

/** Every example of every component, for the tests that all of them must pass. */
export const examples: readonly Example[] = [
  ...layout,
  ...text,
  ...actions,
  ...forms,
  ...accordion,
  ...tabs,
  ...radioCards,
  ...card,
  ...picture,
  ...notice,
  ...hidden,
  ...dialog,
  ...toaster,
];
