import { ApiError } from '@clandor/platform';
import { type EnquiryDraft, enquirySchema } from '@clandor/schemas/enquiry';
import { Button, ErrorSummary } from '@clandor/ui';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef } from 'react';
import { type FieldPath, FormProvider, useForm } from 'react-hook-form';
import { forgetDraft, rememberDraft, rememberedDraft } from './draft-memory.ts';
import { EnquiryFields, FIELD_ORDER } from './enquiry-fields.tsx';
import type { KnownDepartment } from './known-department.ts';
import { SubmitFailed } from './submit-failed.tsx';
import { useEnquiry } from './use-enquiry.ts';

interface EnquiryFormProps {
  department: KnownDepartment;
  /** Called with the reference once the enquiry is stored. */
  onSubmitted: (reference: string) => void;
}

/** The enquiry form of a department (spec sections 3, 4, 5 and 8). Checked on submit; from then on while typing. */
export function EnquiryForm({ department, onSubmitted }: EnquiryFormProps) {
  const form = useForm<EnquiryDraft>({
    defaultValues: rememberedDraft(),
    resolver: standardSchemaResolver(enquirySchema),
    shouldFocusError: false,
  });
  const { errors, submitCount, isValid } = form.formState;
  const enquiry = useEnquiry(department);
  const summary = useRef<HTMLDivElement>(null);
  const rejected = useRef(false);
  const failed = FIELD_ORDER.flatMap((id) => (errors[id]?.message ? [{ id, message: errors[id].message }] : []));

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => rememberDraft(values) }),
    [form],
  );
  // The summary may come a render later than the refusal: looked for after each, until it is there.
  useEffect(() => {
    if (!rejected.current || !summary.current) return;
    rejected.current = false;
    summary.current.focus();
  });
  useErrorInTitle(submitCount > 0 && !isValid && failed.length > 0);

  const send = form.handleSubmit(
    (draft) =>
      enquiry.mutateAsync(enquirySchema.parse(draft)).then(
        ({ reference }) => {
          forgetDraft();
          onSubmitted(reference);
        },
        (error: unknown) => {
          const issues = error instanceof ApiError ? error.issues : [];
          for (const { field, message } of issues) {
            const name = FIELD_ORDER.find((each) => each === (field === 'phone' ? 'phoneNumber' : field));
            if (name) form.setError(name as FieldPath<EnquiryDraft>, { type: 'server', message });
          }
          rejected.current = issues.length > 0;
        },
      ),
    () => {
      rejected.current = true;
    },
  );

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={send}
        aria-label={`Contact ${department.title}`}
        css={{ display: 'grid', gap: '2rem' }}
      >
        <ErrorSummary ref={summary} errors={failed} />
        <EnquiryFields />
        <div css={{ display: 'grid', gap: '1.25rem', justifyItems: 'start' }}>
          <Button type="submit" disabled={enquiry.isPending}>
            {enquiry.isPending ? 'SUBMITTING...' : 'SUBMIT ENQUIRY'}
          </Button>
          <SubmitFailed error={enquiry.isPending ? null : enquiry.error} />
        </div>
      </form>
    </FormProvider>
  );
}

/** "Error: " before the page's title while the form has errors, so that a screen reader says it first (GOV.UK). */
function useErrorInTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return;
    const before = document.title;
    document.title = `Error: ${before}`;
    return () => {
      document.title = before;
    };
  }, [wrong]);
}
