/** Spec section 3. The option's text is its value. */
export const SALUTATIONS = ['Mr.', 'Ms.', 'Mrs.', 'Dr.', 'None'] as const;
export type Salutation = (typeof SALUTATIONS)[number];
