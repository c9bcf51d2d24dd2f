import { useSite } from '@clandor/platform';
import { type DepartmentId, mailbox } from '@clandor/schemas/departments';
import { TextLink } from '@clandor/ui';
import type { ReactNode } from 'react';

interface MailLinkProps {
  to: DepartmentId;
  /** What the link says; else the address itself. */
  children?: ReactNode;
}

/** Writes to a department's mailbox, at the domain that this site is run with (design.md, reading 1). */
export function MailLink({ to, children }: MailLinkProps) {
  const { mailDomain } = useSite().composition;
  const address = mailbox(to, mailDomain || undefined);
  return <TextLink to={`mailto:${address}`}>{children ?? address}</TextLink>;
}
