export * from './desk.ts';
export { deskLog } from './desk-log.ts';
export { type Erasure, eraseSubmission } from './erase.ts';
export type { DeskFilter } from './filter.ts';
export { type KeyUse, keyUse, rotateKeys } from './keys.ts';
export { type WaitingMail, waitingMails } from './mail.ts';
