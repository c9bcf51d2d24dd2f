import { useSite } from '@clandor/platform';
import { Button, ErrorSummary, FormNote, focusFromStart, Small, type, useErrorInTitle } from '@clandor/ui';
import { type ComponentType, useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { IssuesContext } from './form-state.ts';
import { submissionFailed, UNREACHABLE } from './messages.ts';
import { Progress } from './progress.tsx';
import { BasicInformation } from './steps/basic-information.tsx';
import { FinalQuestions } from './steps/final-questions.tsx';
import { LifestyleExperience } from './steps/lifestyle-experience.tsx';
import { PersonalPresence } from './steps/personal-presence.tsx';
import { Preferences } from './steps/preferences.tsx';
import { VisualSubmissions } from './steps/visual-submissions.tsx';
import { STEPS, summaryOf } from './steps.ts';
import { useDialogs } from './use-dialogs.ts';
import { useStepInTitle } from './use-step-in-title.ts';
import { useWizard } from './use-wizard.ts';

/** What each step asks, in the order of `STEPS`. */
const CONTENT: readonly ComponentType[] = [
  BasicInformation,
  VisualSubmissions,
  LifestyleExperience,
  PersonalPresence,
  Preferences,
  FinalQuestions,
];

/** The ladies' application in six steps (spec sections 2 to 5 and 8). Nothing blocks going on; Submit checks all of it. */
export function Wizard() {
  const wizard = useWizard();
  const { form, step, phase, issues, submitted, toFocus, focused, draft } = wizard;
  const developing = useSite().mode === 'development';
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const { title } = STEPS[step - 1] ?? STEPS[0];
  const Content = CONTENT[step - 1] ?? BasicInformation;
  const last = step === STEPS.length;
  const busy = phase === 'checking' || phase === 'sending';
  const { dialogs, load } = useDialogs(last);

  const submit = async () => {
    if (dialogs || (await load())) await wizard.check();
    else window.alert(submissionFailed(UNREACHABLE));
  };

  useStepInTitle(step, title);
  useErrorInTitle(issues.length > 0);
  // Runs after every render: what is to take the focus may come later than the wish.
  useEffect(() => {
    if (toFocus === null) return;
    const button = element.current?.querySelector<HTMLElement>('button[type="submit"]:not(:disabled)');
    const special: Record<string, HTMLElement | null | undefined> = {
      step: heading.current,
      summary: summary.current,
      submit: button,
    };
    const target = toFocus in special ? special[toFocus] : document.getElementById(toFocus);
    if (!target) return;
    if (toFocus === 'summary') focusFromStart(target);
    else target.focus({ preventScroll: toFocus === 'step' });
    if (toFocus === 'step') element.current?.scrollIntoView({ block: 'start' });
    focused();
  });

  return (
    <FormProvider {...form}>
      <IssuesContext value={issues}>
        <form
          ref={element}
          // Never in an address, whatever happens.
          method="post"
          noValidate
          aria-label="Ladies Application"
          onSubmit={(event) => {
            event.preventDefault();
            if (last && !busy) void submit();
          }}
          css={{ display: 'grid', gap: '2.5rem', scrollMarginTop: '6rem' }}
        >
          <Progress step={step} />
          <ErrorSummary ref={summary} errors={summaryOf(issues)} onFollow={wizard.follow} />
          <h2 ref={heading} tabIndex={-1} css={{ ...type.heading, outline: 'none' }}>
            {title}
          </h2>
          <noscript>
            <Small>
              Applying needs JavaScript, which is off in this browser. Turn it on for this page, or write to us.
            </Small>
          </noscript>
          {/* Until the draft is back nothing can be typed that it would overwrite. */}
          <fieldset
            key={step}
            disabled={!draft.restored}
            aria-label={title}
            css={{ margin: 0, padding: 0, border: 0, minWidth: 0, display: 'grid', gap: '2.5rem' }}
          >
            <Content />
          </fieldset>
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: '1rem 1.25rem' }}>
            {step > 1 && (
              <Button variant="outline" onClick={wizard.previous}>
                Previous
              </Button>
            )}
            {last ? (
              <Button key="submit" type="submit" disabled={!draft.restored || busy}>
                {phase === 'sending' ? 'Submitting...' : 'Submit Application'}
              </Button>
            ) : (
              <Button key="next" onClick={wizard.next} disabled={!draft.restored}>
                Next Step
              </Button>
            )}
          </div>
          <div css={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
            <FormNote>
              {draft.saved === true && 'Your draft is saved on this device.'}
              {draft.saved === false && 'This browser keeps no drafts. Please finish in one sitting.'}
            </FormNote>
            <div css={{ display: 'flex', flexWrap: 'wrap', gap: '1.25rem' }}>
              <Button variant="quiet" onClick={wizard.clear}>
                Clear Form
              </Button>
              {developing && (
                <Button variant="quiet" onClick={() => console.log('ladies application', step, form.getValues())}>
                  Debug
                </Button>
              )}
            </div>
          </div>
        </form>
      </IssuesContext>
      {dialogs && (
        <>
          <dialogs.NdaDialog
            open={phase === 'nda'}
            onAccept={() => void wizard.acceptNda()}
            onDecline={wizard.declineNda}
            onClose={wizard.closeNda}
          />
          <dialogs.SubmittedDialog submitted={submitted} />
        </>
      )}
    </FormProvider>
  );
}
