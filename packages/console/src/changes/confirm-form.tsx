import { Button, TextField } from '@clandor/ui';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';

interface ConfirmFormProps {
  /** What has to be typed: the name of the part, or of the token. */
  word: string;
  /** What will happen, in words. When it changes under the reader's eyes, the confirmation is taken back. */
  sentence: string;
  /** Says what it does: `Roll back mf-editorial to 1.0.3`. */
  submitLabel: string;
  busy?: boolean;
  /** A reason that was given before. */
  firstReason?: string;
  /** Why it cannot be done now; there is nothing to submit then. */
  refusal?: string | null;
  onSubmit: (reason: string) => void;
  children?: ReactNode;
}

/** The shortest reason that the gateway takes. */
const SHORTEST = 3;

/** A reason and a typed name, both required, before anything changes. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { word, sentence, submitLabel, busy = false, refusal = null, onSubmit, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState(props.firstReason ?? '');
  const [typed, setTyped] = useState('');
  const [errors, setErrors] = useState<{ reason?: string; confirmation?: string }>({});
  const [agreedTo, setAgreedTo] = useState(sentence);
  const [changed, setChanged] = useState(false);
  if (agreedTo !== sentence) {
    setAgreedTo(sentence);
    setChanged(typed !== '');
    setTyped('');
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || refusal) return;
    const found = {
      ...(reason.trim().length < SHORTEST ? { reason: 'Say why: it stands in the log' } : {}),
      ...(typed.trim() === word ? {} : { confirmation: `Type ${word}, exactly` }),
    };
    setErrors(found);
    setChanged(false);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else onSubmit(reason.trim());
  };

  return (
    <form ref={form} noValidate onSubmit={submit} css={{ display: 'grid', gap: '1.75rem' }}>
      {children}
      <div role="alert" css={{ color: 'var(--error)', '&:empty': { position: 'absolute' } }}>
        {changed && `This has changed. It is now: ${sentence}. Type the name again.`}
      </div>
      {refusal ? (
        <p role="alert">{refusal}</p>
      ) : (
        <>
          <TextField
            name="reason"
            label="Reason"
            hint="Everyone reads it in the log."
            autoComplete="off"
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            error={errors.reason}
          />
          <TextField
            name="confirmation"
            label={
              <>
                Type <strong css={{ fontWeight: 500, color: 'var(--accent)' }}>{word}</strong> to confirm
              </>
            }
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={errors.confirmation}
          />
          <Button
            type="submit"
            busy={busy}
            css={{
              width: '100%',
              textTransform: 'none',
              letterSpacing: '0.04em',
              fontSize: '1rem',
              paddingInline: '0.75rem',
            }}
          >
            {submitLabel}
          </Button>
        </>
      )}
    </form>
  );
}
