import { ApiError, apiRequest } from '@clandor/platform';
import { useMutation } from '@clandor/platform/query';
import { type Enquiry, type EnquiryPayload, toEnquiryPayload } from '@clandor/schemas/enquiry';
import { enquiryMemory } from './draft-memory.ts';
import type { KnownDepartment } from './known-department.ts';

/** After this many milliseconds without an answer the visitor is told, rather than left waiting. */
const PATIENCE = 30_000;

/** Sends an enquiry to its department and gives its reference; a repeated press of the same content is stored once. */
export function useEnquiry(department: KnownDepartment) {
  return useMutation({
    mutationFn: (enquiry: Enquiry) => {
      const payload = toEnquiryPayload(enquiry, department);
      return submit(payload, enquiryMemory.keys.keyFor(payload));
    },
    onSuccess: () => enquiryMemory.keys.succeeded(),
    // For the console only (spec section 8), and nothing of the visitor's in it.
    onError: (error) => console.error('Failed to submit form', error instanceof ApiError ? error.status : error.name),
  });
}

/**
 * `POST /api/form-submit`. Only the status decides whether it was taken (spec section 7): a backend that answers no
 * reference, or no JSON, has taken it too.
 *
 * @throws {ApiError} for a status outside 2xx
 * @throws {Error} when no answer came: `TypeError`, or `TimeoutError` after 30 s
 */
async function submit(body: EnquiryPayload, idempotencyKey: string): Promise<string | null> {
  try {
    const answer = await apiRequest<{ reference?: string } | null>('POST', '/api/form-submit', {
      body,
      idempotencyKey,
      signal: AbortSignal.timeout(PATIENCE),
    });
    return answer?.reference ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
