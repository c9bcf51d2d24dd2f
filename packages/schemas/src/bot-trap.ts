import * as z from 'zod/mini';

/**
 * A field that people never see and programs fill in. Its name means nothing to a browser's autofill. What fills it is
 * refused like any other wrong field: a person whose browser filled it can still see why and send it again.
 */
export const BOT_TRAP = 'leaveEmpty';

const MESSAGE = 'Please leave this field empty';

/** The rule, for the schema of every form: `[BOT_TRAP]: botTrap()`. */
export const botTrap = () => z.optional(z.string(MESSAGE).check(z.maxLength(0, MESSAGE)));

/** What has passed, without it: forms send and endpoints store no such field. */
export function withoutTrap<Payload extends { [BOT_TRAP]?: string | undefined }>({
  [BOT_TRAP]: _,
  ...payload
}: Payload): Omit<Payload, typeof BOT_TRAP> {
  return payload;
}
