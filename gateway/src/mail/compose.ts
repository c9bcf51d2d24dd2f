import { type DepartmentId, departmentOrGeneral, mailbox } from '@clandor/schemas/departments';
import type { EnquiryPayload } from '@clandor/schemas/enquiry';
import type { SubmissionKind } from '../records/tables.ts';

/** A mail as it is handed to the mail server. */
export interface ComposedMail {
  messageId: string;
  from: string;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
}

export interface MailSubject {
  /** The outbox's id. */
  id: string;
  reference: string;
  kind: SubmissionKind;
  receivedAt: string;
  /** Opened for an enquiry; applications are read at the desk, and nothing of them is put into a mail. */
  payload: unknown;
}

const NAMES: Readonly<Record<SubmissionKind, string>> = {
  enquiry: 'enquiry',
  ladies: 'ladies application',
  couples: 'couples’ waitlist entry',
  gentlemen: 'gentlemen’s waitlist entry',
};

/**
 * The mail about a submission: an enquiry in full to its department, answered to the visitor; of an application only
 * that it came, to membership.
 */
export function composeMail(subject: MailSubject, domain: string): ComposedMail {
  const envelope = { messageId: `<${subject.id}@${domain}>`, from: `Clandor <website@${domain}>` };
  return subject.kind === 'enquiry'
    ? { ...envelope, ...enquiryMail(subject, subject.payload as EnquiryPayload, domain) }
    : { ...envelope, ...applicationMail(subject, domain) };
}

function enquiryMail({ reference, receivedAt }: MailSubject, payload: EnquiryPayload, domain: string) {
  const { firstName, lastName, email, formType } = payload;
  const lines = [
    ['Reference', reference],
    ['Received', readable(receivedAt)],
    ['Department', payload.department],
    ['Name', [payload.salutation === 'None' ? '' : payload.salutation, firstName, lastName].filter(Boolean).join(' ')],
    ['Email', email],
    ['Phone', payload.phone ? `${payload.countryCode} ${payload.phone}` : 'not given'],
    ['Country', payload.country],
    ['Heard of us', payload.source],
    ['News of the club', payload.subscribeUpdates ? 'yes' : 'no'],
  ].map(([name, value]) => `${name}: ${value}`);
  const id: DepartmentId = departmentOrGeneral(formType).id;
  return {
    to: mailbox(id === 'general' ? 'support' : id, domain),
    replyTo: { name: `${firstName} ${lastName}`, address: email },
    subject: `${payload.subject} (${reference})`,
    text: `${lines.join('\n')}\n\n${payload.message}\n`,
  };
}

function applicationMail({ reference, kind, receivedAt }: MailSubject, domain: string) {
  return {
    to: mailbox('membership', domain),
    subject: `A ${NAMES[kind]} has come in (${reference})`,
    text: `A ${NAMES[kind]} has come in.

Reference: ${reference}
Received: ${readable(receivedAt)}

It is read at the desk, and nothing of it is in this mail:
  npm run desk -- show ${reference}
`,
  };
}

/** `2026-11-21 05:40 UTC`. */
const readable = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;
