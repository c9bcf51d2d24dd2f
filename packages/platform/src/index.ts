/**
 * The running page as a remote sees it: one copy in the page, brought by the shell, shared through Module Federation.
 * Shared modules are not tree-shaken, so this list is all that a first page carries; queries are apart (`query.ts`).
 */
export { AnimatePresence, m } from 'framer-motion';
export { useLocation, useParams, useSearchParams } from 'react-router-dom';
export { ApiError, type ApiIssue } from './api/api-error.ts';
export { type ApiMethod, type ApiRequestOptions, apiRequest } from './api/api-request.ts';
export { type ApiUploadOptions, apiUpload } from './api/api-upload.ts';
export { type DraftMemory, draftMemory } from './drafts/draft-memory.ts';
export { keptInPage } from './drafts/kept-in-page.ts';
export { newIdempotencyKey } from './idempotency/new-idempotency-key.ts';
export { type IdempotencyKeys, idempotencyKeys, useIdempotencyKey } from './idempotency/use-idempotency-key.ts';
export { isLanguage, LANGUAGES, splitLanguage } from './language/languages.ts';
export { type LanguageRoute, localPath } from './language/local-path.ts';
export { useLanguage } from './language/use-language.ts';
export { Link, type LinkProps } from './link/link.tsx';
export { type Navigate, useNavigate } from './router/use-local-navigate.ts';
export { usePlainPost } from './site/plain-post.ts';
export { type ReleaseInPage, useRelease } from './site/release-context.ts';
export { type Site, useSite } from './site/site-context.ts';
export * from './toasts/toast-numbers.ts';
export { dismissToast, type Toast, type ToastMessage, toast } from './toasts/toast-store.ts';
export { useToasts } from './toasts/use-toasts.ts';
