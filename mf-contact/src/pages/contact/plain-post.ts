import type { PageModule } from '@clandor/contract';
import { findDepartment } from '@clandor/schemas/departments';
import { EMPTY_ENQUIRY, enquirySchema, toEnquiryPayload } from '@clandor/schemas/enquiry';
import { readPlainPost } from '@clandor/schemas/plain-post';
import { FIELD_ORDER } from './enquiry-fields.tsx';

/** Reads an enquiry that a browser sent by itself, to the department of the page. */
export const plainPost: NonNullable<PageModule['plainPost']> = (fields, { department: id }) => {
  const department = findDepartment(id);
  if (!department) return null;
  return readPlainPost(fields, {
    empty: EMPTY_ENQUIRY,
    schema: enquirySchema,
    order: FIELD_ORDER,
    endpoint: '/api/form-submit',
    payload: (enquiry) => toEnquiryPayload(enquiry, department),
  });
};
