import { ApiError, type DraftMemory, dismissToast, toast, usePlainPost } from '@clandor/platform';
import { useMutation } from '@clandor/platform/query';
import { BOT_TRAP, withoutTrap } from '@clandor/schemas/bot-trap';
import { plainStart } from '@clandor/schemas/plain-post';
import { BotTrap, Button, ErrorSummary, FormNote, focusFromStart, useErrorInTitle, VisuallyHidden } from '@clandor/ui';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  FormProvider,
  useForm,
} from 'react-hook-form';

import { submit } from './submit.ts';
import type { Waitlist } from './waitlist.ts';

interface WaitlistFormProps<Draft extends FieldValues> {
  /** What the form is, for screen readers. */
  label: string;
  waitlist: Waitlist<Draft>;
  memory: DraftMemory<Draft>;
  /** Called once the entry is stored, with its reference where the backend gives one. */
  onJoined: (reference: string | null) => void;
  children: ReactNode;
}

const FAILED = 'Submission Failed';
const NOT_SENT = 'Your entry was not sent. Nothing you wrote is lost.';
const TRY_LATER = 'Please try again later.';

/**
 * The form of a waitlist (spec sections 4, 5 and 8). Checked on submit; from then on at each change. What was not
 * stored is never shown as sent: a toast says why, and the form stays (design.md, reading 7). Until the scripts are
 * there the browser sends it by itself: the page then comes again with what came of it, and goes on from there.
 */
export function WaitlistForm<Draft extends FieldValues>(props: WaitlistFormProps<Draft>) {
  const { label, waitlist, memory, onJoined, children } = props;
  const { endpoint, schema, empty, order } = waitlist;
  const post = usePlainPost();
  const [start] = useState(() => plainStart(post, { empty, order }));
  const [failedBefore, setFailedBefore] = useState(start?.failure ?? null);
  const form = useForm<Draft, unknown, Draft>({
    defaultValues: (start?.draft ?? memory.remembered()) as DefaultValues<Draft>,
    ...(start && { errors: start.errors as FieldErrors<Draft>, mode: 'onChange' }),
    resolver: standardSchemaResolver(schema),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  /** Until the answer is there: two presses may come before the button is drawn as disabled. */
  const sending = useRef(false);
  const refusal = useRef<string | null>(null);
  const [toFocus, setToFocus] = useState<'summary' | 'button' | null>(null);
  const failed = order.flatMap((id) => {
    const message = form.getFieldState(id, form.formState).error?.message;
    return message ? [{ id, message }] : [];
  });
  const entry = useMutation({
    mutationFn: (complete: Draft) => {
      const payload = withoutTrap(complete);
      return submit(endpoint, payload, memory.keys.keyFor(payload));
    },
    onSuccess: () => memory.keys.succeeded(),
  });

  // As what is typed is: a visit elsewhere must not lose it either.
  useEffect(() => {
    if (start) memory.remember(start.draft);
  }, [start, memory]);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => memory.remember(values as Draft) }),
    [form, memory],
  );
  // Runs after every render: the summary, or a button that can be pressed again, may come later than the refusal.
  useEffect(() => {
    if (toFocus === null) return;
    const button = element.current?.querySelector<HTMLButtonElement>('button[type="submit"]:not(:disabled)');
    const target = toFocus === 'summary' ? summary.current : button;
    if (!target) return;
    if (target === summary.current) focusFromStart(target);
    else target.focus();
    setToFocus(null);
  });
  useErrorInTitle(failed.length > 0);

  const send = form.handleSubmit(
    (complete) =>
      entry.mutateAsync(complete).then(
        (reference) => {
          // What was said of the attempt before must not stand over the success.
          if (refusal.current) dismissToast(refusal.current);
          memory.forget();
          form.reset(memory.remembered() as DefaultValues<Draft>);
          onJoined(reference);
        },
        (error: Error) => {
          const refused = error instanceof ApiError ? error : null;
          const issues = refused?.issues.filter(({ field }) => order.includes(field as FieldPath<Draft>)) ?? [];
          for (const { field, message } of issues)
            form.setError(field as FieldPath<Draft>, { type: 'server', message });
          setToFocus(issues.length > 0 ? 'summary' : 'button');
          const description = refused?.serverMessage ?? TRY_LATER;
          refusal.current = toast({ title: FAILED, description, variant: 'destructive' });
        },
      ),
    () => setToFocus('summary'),
  );

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        // Never in an address, whatever happens.
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (sending.current) return;
          sending.current = true;
          setFailedBefore(null);
          void send(event).finally(() => {
            sending.current = false;
          });
        }}
        aria-label={label}
        css={{ display: 'grid', gap: '3.5rem' }}
      >
        <ErrorSummary ref={summary} errors={failed} atStart={start !== null} />
        {children}
        <BotTrap {...form.register(BOT_TRAP as FieldPath<Draft>)} />
        <div css={{ display: 'grid', gap: '1.25rem', justifyItems: 'start' }}>
          <Button
            type="submit"
            disabled={entry.isPending}
            // What failed stands beside it, far below the top of the page; with scripts the focus goes there as well.
            autoFocus={start?.failure != null}
          >
            {entry.isPending ? 'Submitting...' : 'Join Waitlist'}
          </Button>
          <FormNote tone="problem">
            {entry.isPending ? (
              <VisuallyHidden>Your entry is being sent.</VisuallyHidden>
            ) : (
              (entry.isError || failedBefore) && Object.keys(errors).length === 0 && NOT_SENT
            )}
            {failedBefore && ` ${failedBefore.message}`}
          </FormNote>
        </div>
      </form>
    </FormProvider>
  );
}
