import type { DEPARTMENTS } from '@clandor/schemas/departments';

/** A department that has a form: one of the dropdown's. */
export type KnownDepartment = (typeof DEPARTMENTS)[number];
