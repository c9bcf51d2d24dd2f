import { createTransport } from 'nodemailer';
import type { ComposedMail } from './compose.ts';

/** Hands a mail to the mail server; resolves once the server has taken it over. */
export interface MailTransport {
  send(mail: ComposedMail): Promise<void>;
  close(): void;
}

/** In milliseconds; all of them together stay below a try's lease (schedule.ts). */
const TIME_LIMITS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Where a mail may go in the clear: nowhere but to this machine. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @param url SMTP_URL: `smtp://user:password@host:587` (STARTTLS), `smtps://host` */
export function smtpTransport(url: string, limits: Partial<typeof TIME_LIMITS> = {}): MailTransport {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    ...TIME_LIMITS,
    ...limits,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // An enquiry is private whether or not there is a password: over a network it goes by TLS or not at all.
    requireTLS: !secure && !LOOPBACK.has(hostname),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    // A mail is text from a visitor: nothing in it may make the mailer read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}

/** What is kept of a failure: the mail server's status or the system's code. Its words may repeat the mail's. */
export function failureCode(error: unknown): string {
  const { responseCode, code } = (error ?? {}) as { responseCode?: unknown; code?: unknown };
  return (
    [code, responseCode].filter((each) => typeof each === 'string' || typeof each === 'number').join(' ') || 'failed'
  );
}
