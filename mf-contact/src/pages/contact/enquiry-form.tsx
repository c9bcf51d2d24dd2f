import { usePlainPost } from '@clandor/platform';
import { EMPTY_ENQUIRY, type Enquiry, type EnquiryDraft, enquirySchema } from '@clandor/schemas/enquiry';
import { plainStart } from '@clandor/schemas/plain-post';
import { Button, ErrorSummary, focusFromStart, useErrorInTitle } from '@clandor/ui';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { enquiryMemory } from './draft-memory.ts';
import { EnquiryFields, FIELD_ORDER } from './enquiry-fields.tsx';
import type { KnownDepartment } from './known-department.ts';
import { formField, serverIssues } from './server-issues.ts';
import { problemOf, problemOfStatus, SubmitStatus } from './submit-status.tsx';
import { useEnquiry } from './use-enquiry.ts';

interface EnquiryFormProps {
  department: KnownDepartment;
  /** Called once the enquiry is stored, with its reference where the backend gives one. */
  onSubmitted: (reference: string | null) => void;
}

/**
 * The enquiry form of a department (spec sections 3, 4, 5 and 8). Checked on submit; from then on at each change.
 * Without scripts, and until they are there, the browser sends it by itself: the page then comes again with what came
 * of it (plain-post.ts), and goes on from there.
 */
export function EnquiryForm({ department, onSubmitted }: EnquiryFormProps) {
  const post = usePlainPost();
  const [start] = useState(() => plainStart(post, { empty: EMPTY_ENQUIRY, order: FIELD_ORDER, nameOf: formField }));
  const [failedBefore, setFailedBefore] = useState(start?.failure ?? null);
  const form = useForm<EnquiryDraft, unknown, Enquiry>({
    defaultValues: start?.draft ?? enquiryMemory.remembered(),
    ...(start && { errors: start.errors, mode: 'onChange' }),
    resolver: standardSchemaResolver(enquirySchema),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const enquiry = useEnquiry(department);
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [toFocus, setToFocus] = useState<'summary' | 'button' | null>(null);
  const failed = FIELD_ORDER.flatMap((id) => (errors[id]?.message ? [{ id, message: errors[id].message }] : []));

  // As what is typed is: a walk to the privacy policy must not lose it either.
  useEffect(() => {
    if (start) enquiryMemory.remember(start.draft);
  }, [start]);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => enquiryMemory.remember(values) }),
    [form],
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
      enquiry.mutateAsync(complete).then(
        (reference) => {
          enquiryMemory.forget();
          onSubmitted(reference);
        },
        (error: Error) => {
          const issues = serverIssues(error);
          for (const { name, message } of issues) form.setError(name, { type: 'server', message });
          setToFocus(issues.length > 0 ? 'summary' : 'button');
        },
      ),
    () => {
      enquiry.reset();
      setToFocus('summary');
    },
  );

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        // Never in an address, whatever happens.
        method="post"
        noValidate
        onSubmit={(event) => {
          setFailedBefore(null);
          return send(event);
        }}
        aria-label={`Contact ${department.title}`}
        css={{ display: 'grid', gap: '2.25rem' }}
      >
        <ErrorSummary ref={summary} errors={failed} atStart={start !== null} />
        <EnquiryFields />
        <div css={{ display: 'grid', gap: '1.25rem', justifyItems: 'start' }}>
          <Button
            type="submit"
            disabled={enquiry.isPending}
            // What failed stands beside it, far below the top of the page; with scripts the focus goes there as well.
            autoFocus={start?.failure != null}
          >
            {enquiry.isPending ? 'SUBMITTING...' : 'SUBMIT ENQUIRY'}
          </Button>
          <SubmitStatus
            pending={enquiry.isPending}
            problem={enquiry.error ? problemOf(enquiry.error) : failedBefore && problemOfStatus(failedBefore.status)}
          />
        </div>
      </form>
    </FormProvider>
  );
}
