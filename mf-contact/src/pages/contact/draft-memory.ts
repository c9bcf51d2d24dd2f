import { idempotencyKeys } from '@clandor/platform';
import { EMPTY_ENQUIRY, type EnquiryDraft } from '@clandor/schemas/enquiry';

/**
 * What was typed and not yet sent, for as long as the tab stays open: going to read the privacy policy and back loses
 * nothing. In memory only, since it is personal; one for all departments, so that choosing another does not mean
 * typing again.
 */
let draft: Readonly<EnquiryDraft> = EMPTY_ENQUIRY;

/** The key of the draft: leaving the page after a lost answer and sending again must not store it twice. */
export const draftKeys = idempotencyKeys();

export const rememberedDraft = (): EnquiryDraft => ({ ...draft });

export function rememberDraft(next: EnquiryDraft): void {
  draft = { ...next };
}

export function forgetDraft(): void {
  draft = EMPTY_ENQUIRY;
}
