import type { Toast } from '@clandor/platform';
import type { Example } from '../example.ts';
import { Toaster } from './toaster.tsx';

const toast = (variant: Toast['variant'], title: string, description: string): Toast => ({
  id: title,
  open: true,
  variant,
  title,
  description,
  duration: 5_000,
});

export const examples: readonly Example[] = [
  {
    name: 'Toaster',
    element: <Toaster toasts={[toast('default', 'Draft saved', 'It stays on this device.')]} onDismiss={() => {}} />,
    over: true,
  },
  {
    name: 'Toaster, destructive',
    element: (
      <Toaster toasts={[toast('destructive', 'Submission Failed', 'Please try again later.')]} onDismiss={() => {}} />
    ),
    over: true,
  },
];
