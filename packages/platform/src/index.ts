// The whole of what a remote may use of the running page. It is shared at run time: a name that is missing here is
// missing in the browser, whatever the sources next door export.
export { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
export { AnimatePresence, m } from 'framer-motion';
export { useLocation, useParams, useSearchParams } from 'react-router-dom';
export { useLanguage, useLocalPath } from './language/use-language.ts';
export { Link, type LinkProps } from './link/link.tsx';
export { useNavigate } from './link/use-navigate.ts';
export { ApiError, type FieldIssue } from './query/api-error.ts';
export { type ApiRequest, apiRequest } from './query/api-request.ts';
export { newIdempotencyKey } from './query/idempotency-key.ts';
export { type PageRelease, type Site, useRelease, useSite } from './site/contexts.ts';
export {
  dismissToast,
  TOAST_DURATION,
  TOAST_HOTKEY,
  TOAST_SWIPE_DIRECTION,
  TOAST_SWIPE_THRESHOLD,
  type Toast,
  toast,
  useToasts,
} from './toast/toasts.ts';
