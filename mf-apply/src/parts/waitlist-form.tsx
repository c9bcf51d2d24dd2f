import { ApiError, type DraftMemory, dismissToast, toast } from '@clandor/platform';
import { useMutation } from '@clandor/platform/query';
import { BOT_TRAP, withoutTrap } from '@clandor/schemas/bot-trap';
import {
  BotTrap,
  Button,
  ErrorSummary,
  FormNote,
  Small,
  useErrorInTitle,
  useHydrated,
  VisuallyHidden,
} from '@clandor/ui';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, FormProvider, useForm } from 'react-hook-form';

import { submit } from './submit.ts';

interface WaitlistFormProps<Draft extends FieldValues> {
  /** What the form is, for screen readers. */
  label: string;
  endpoint: `/api/${string}`;
  schema: Parameters<typeof standardSchemaResolver<Draft, unknown, Draft>>[0];
  memory: DraftMemory<Draft>;
  /** The fields as they stand in the form: the order of the error summary. */
  order: readonly FieldPath<Draft>[];
  /** Called once the entry is stored, with its reference where the backend gives one. */
  onJoined: (reference: string | null) => void;
  children: ReactNode;
}

const FAILED = 'Submission Failed';
const TRY_LATER = 'Please try again later.';

/**
 * The form of a waitlist (spec sections 4, 5 and 8). Checked on submit; from then on at each change. What was not
 * stored is never shown as sent: a toast says why, and the form stays (design.md, reading 7).
 */
export function WaitlistForm<Draft extends FieldValues>(props: WaitlistFormProps<Draft>) {
  const { label, endpoint, schema, memory, order, onJoined, children } = props;
  const form = useForm<Draft, unknown, Draft>({
    defaultValues: memory.remembered() as DefaultValues<Draft>,
    resolver: standardSchemaResolver(schema),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const hydrated = useHydrated();
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
    target.focus();
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
          void send(event).finally(() => {
            sending.current = false;
          });
        }}
        aria-label={label}
        css={{ display: 'grid', gap: '3.5rem' }}
      >
        <ErrorSummary ref={summary} errors={failed} />
        {children}
        <BotTrap {...form.register(BOT_TRAP as FieldPath<Draft>)} />
        <div css={{ display: 'grid', gap: '1.25rem', justifyItems: 'start' }}>
          <noscript>
            <Small>Sending needs JavaScript, which is off in this browser. Turn it on for this page to join.</Small>
          </noscript>
          <Button type="submit" disabled={!hydrated || entry.isPending}>
            {entry.isPending ? 'Submitting...' : 'Join Waitlist'}
          </Button>
          <FormNote tone="problem">
            {entry.isPending ? (
              <VisuallyHidden>Your entry is being sent.</VisuallyHidden>
            ) : (
              entry.isError && Object.keys(errors).length === 0 && 'Your entry was not sent. Nothing you wrote is lost.'
            )}
          </FormNote>
        </div>
      </form>
    </FormProvider>
  );
}
