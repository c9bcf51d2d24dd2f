/**
 * Queries and mutations, as a remote sees them: a module that is shared like `index.ts`, but comes only with the pages
 * that ask for it (docs/decisions/44-queries-come-with-their-pages.md).
 */
export { useMutation, useQuery, useQueryClient } from './query/use-page-queries.ts';
