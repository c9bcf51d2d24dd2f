import { ApiError } from '@clandor/platform';
import { useMutation } from '@clandor/platform/query';
import { withoutTrap } from '@clandor/schemas/bot-trap';
import type { FieldIssue } from '@clandor/schemas/issues';
import {
  EMPTY_LADIES_APPLICATION,
  type LadiesApplication,
  type LadiesDraft,
  ladiesApplicationSchema,
} from '@clandor/schemas/ladies-application';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { submit } from '../../parts/submit.ts';
import { keyFor, withFlags } from './draft-store.ts';
import { issuesOf } from './form-state.ts';
import { CLEAR_QUESTION, incomplete, NDA_DECLINED, submissionFailed } from './messages.ts';
import { controlOf, STEPS, stepOf } from './steps.ts';
import { useDraft } from './use-draft.ts';

/** Between pressing Submit and the check, in milliseconds (spec section 4: "after a short delay"). */
const CHECK_DELAY = 100;

type Phase = 'filling' | 'checking' | 'nda' | 'sending';

/** What the wizard does (spec section 4); how it looks stands in `wizard.tsx`. */
export function useWizard() {
  const form = useForm<LadiesDraft>({ defaultValues: { ...EMPTY_LADIES_APPLICATION }, shouldFocusError: false });
  const [step, setStep] = useState(1);
  const [phase, setPhase] = useState<Phase>('filling');
  const [issues, setIssues] = useState<readonly FieldIssue[]>([]);
  const [submitted, setSubmitted] = useState<{ reference: string | null } | null>(null);
  /** What takes the focus once it is on the page: a control's id, the step's heading, the summary, the button. */
  const [toFocus, setToFocus] = useState<string | null>(null);
  const checked = useRef(false);
  const draft = useDraft(form, setStep, (answers) => {
    // Once a submit was tried, each change is checked.
    if (checked.current) setIssues(issuesOf(withFlags(answers)));
  });
  const sending = useMutation({
    mutationFn: (application: LadiesApplication) => {
      const { adultPlatforms, adultPlatformsExplanation, ...rest } = withoutTrap(application);
      const explanation = adultPlatforms === 'Yes' ? adultPlatformsExplanation : '';
      const payload = { ...rest, adultPlatforms, adultPlatformsExplanation: explanation };
      return submit('/api/ladies-applications', payload, keyFor(JSON.stringify(payload)));
    },
  });

  const goTo = (next: number, focus = 'step') => {
    const within = Math.min(Math.max(next, 1), STEPS.length);
    setStep(within);
    draft.saveStep(within);
    setToFocus(focus);
  };

  const failed = (error: Error) => {
    const refused = error instanceof ApiError ? error : null;
    setIssues(refused?.issues ?? []);
    checked.current = true;
    window.alert(submissionFailed(refused?.serverMessage ?? error.message));
    setToFocus(refused && refused.issues.length > 0 ? 'summary' : 'submit');
  };

  return {
    form,
    step,
    phase,
    issues,
    submitted,
    toFocus,
    focused: () => setToFocus(null),
    draft,
    next: () => goTo(step + 1),
    previous: () => goTo(step - 1),
    follow: (field: string) => goTo(stepOf(field), controlOf(field)),
    closeNda: () => setPhase('filling'),

    async check() {
      setPhase('checking');
      const answers = withFlags(form.getValues());
      form.setValue('photosUploaded', answers.photosUploaded);
      form.setValue('videosUploaded', answers.videosUploaded);
      await new Promise((resolve) => setTimeout(resolve, CHECK_DELAY));
      const found = issuesOf(withFlags(form.getValues()));
      setIssues(found);
      checked.current = true;
      if (found.length === 0) return setPhase('nda');
      setPhase('filling');
      window.alert(incomplete(found));
      setToFocus('summary');
    },

    declineNda() {
      setPhase('filling');
      window.alert(NDA_DECLINED);
    },

    async acceptNda() {
      form.setValue('ndaAccepted', true);
      form.setValue('privacyPolicyAccepted', true);
      setPhase('sending');
      try {
        const application = ladiesApplicationSchema.parse(withFlags(form.getValues()));
        const reference = await sending.mutateAsync(application);
        draft.erase();
        checked.current = false;
        setIssues([]);
        setStep(1);
        setSubmitted({ reference });
      } catch (error) {
        failed(error as Error);
      } finally {
        setPhase('filling');
      }
    },

    clear() {
      if (!window.confirm(CLEAR_QUESTION)) return;
      draft.erase();
      window.location.reload();
    },
  };
}
