import { ApiError, apiRequest, useIdempotencyKey, useMutation } from '@clandor/platform';
import type { Enquiry } from '@clandor/schemas/enquiry';
import { toEnquiryPayload } from '@clandor/schemas/enquiry';
import type { KnownDepartment } from './known-department.ts';

interface Answer {
  reference: string;
}

/** Sends an enquiry to its department; a repeated press of the same content is stored once. */
export function useEnquiry(department: KnownDepartment) {
  const keys = useIdempotencyKey();
  return useMutation({
    mutationFn: (enquiry: Enquiry) => {
      const payload = toEnquiryPayload(enquiry, department);
      return apiRequest<Answer>('POST', '/api/form-submit', { body: payload, idempotencyKey: keys.keyFor(payload) });
    },
    onSuccess: () => keys.succeeded(),
    // For the console only (spec section 8), and nothing of the visitor's in it.
    onError: (error) => console.error('Failed to submit form', error instanceof ApiError ? error.status : error.name),
  });
}
