import { Button, Field, fieldIds, type } from '@clandor/ui';
import { useId, useRef, useState } from 'react';

interface CopiedProps {
  label: string;
  value: string;
  hint?: string;
}

/** Something to take away: shown whole, selected by a touch, copied by a button that says whether it did. */
export function Copied({ label, value, hint }: CopiedProps) {
  const id = useId();
  const output = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setSaid('Copied.');
    } catch {
      output.current?.select();
      setSaid('This browser does not copy by itself. It is selected: copy it by hand.');
    }
  };
  const field = { name: 'copy', id, label, hint };
  return (
    <div css={{ display: 'grid', gap: '1rem', justifyItems: 'stretch' }}>
      <Field {...field}>
        <textarea
          ref={output}
          readOnly
          rows={3}
          value={value}
          onFocus={({ target }) => target.select()}
          {...fieldIds(field)}
          css={{
            ...type.small,
            fontFamily: 'ui-monospace, monospace',
            width: '100%',
            padding: '0.75rem',
            border: '1px solid var(--control)',
            background: 'transparent',
            color: 'inherit',
            resize: 'none',
            overflowWrap: 'anywhere',
          }}
        />
      </Field>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', alignItems: 'center' }}>
        <Button variant="outline" onClick={() => void copy()}>
          Copy
        </Button>
        <span role="status" css={type.small}>
          {said}
        </span>
      </div>
    </div>
  );
}
