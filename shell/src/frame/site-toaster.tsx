import { useToasts } from '@clandor/platform';
import { Toaster } from '@clandor/ui';

/** The site's one place for toasts. */
export default function SiteToaster() {
  const { toasts, dismiss } = useToasts();
  return <Toaster toasts={toasts} onDismiss={dismiss} />;
}
