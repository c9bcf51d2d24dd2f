import { UPLOAD_RULES, type UploadKind } from '@clandor/schemas/uploads';
import { FieldError, FormNote, Small, type, VisuallyHidden } from '@clandor/ui';
import { type DragEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { UploadItems } from './upload-items.tsx';
import type { UploadItem, UploadList } from './upload-list.ts';

interface UploadFieldProps {
  /** The field's name in the specification; the picker's id. */
  name: string;
  kind: UploadKind;
  label: string;
  /** What is asked for, beside the picker. */
  guidance: ReactNode;
  list: UploadList;
  error?: string | undefined;
}

const NONE: readonly UploadItem[] = [];

/** Files of one kind: chosen or dropped, several at once, each sent as it is chosen (spec sections 2 and 4). */
export function UploadField({ name, kind, label, guidance, list, error }: UploadFieldProps) {
  const items = useSyncExternalStore(list.subscribe, list.items, () => NONE);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const running = items.some(({ status }) => status === 'uploading' || status === 'waiting');
  const done = items.filter(({ status }) => status === 'done').length;
  const { least, accept } = UPLOAD_RULES[kind];

  const take = (files: FileList | null) => {
    if (files && files.length > 0) list.add([...files]);
    setRefused(null);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const wanted = kind === 'photo' ? 'image/' : 'video/';
    const dropped = [...event.dataTransfer.files];
    // Some systems know no type for a film: the server looks into it.
    const fitting = dropped.filter(({ type: known }) => known === '' || known.startsWith(wanted));
    if (fitting.length > 0) list.add(fitting);
    setRefused(fitting.length < dropped.length ? `Only ${kind}s go here. The others were left out.` : null);
  };

  return (
    <div css={{ display: 'grid', gap: '1.25rem' }}>
      <div css={{ display: 'grid', gap: '0.5rem' }}>
        <h3 css={type.subheading}>{label}</h3>
        <div id={`${name}-hint`}>{guidance}</div>
      </div>
      <label
        htmlFor={name}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        css={[area, over && { borderColor: 'var(--accent)' }]}
      >
        <input
          id={name}
          name={name}
          type="file"
          multiple
          accept={accept}
          aria-invalid={error ? true : undefined}
          aria-describedby={[`${name}-hint`, error ? `${name}-error` : ''].filter(Boolean).join(' ')}
          onChange={({ target }) => {
            take(target.files);
            // The same file may be chosen again after it was removed.
            target.value = '';
          }}
          css={picker}
        />
        <span css={{ ...type.label, color: 'var(--accent)' }}>{running ? 'Uploading...' : `Choose ${kind}s`}</span>
        <Small as="span">
          {done} of at least {least}
          <span css={{ '@media (pointer: coarse)': { display: 'none' } }}>, or drop them here</span>
        </Small>
      </label>
      <FieldError id={name} error={error} />
      <FormNote tone="problem">{refused}</FormNote>
      <div role="status">
        <VisuallyHidden>
          {running ? `Uploading ${kind}s` : ''} {done} {done === 1 ? kind : `${kind}s`} uploaded
        </VisuallyHidden>
      </div>
      <UploadItems kind={kind} items={items} list={list} />
    </div>
  );
}

const area = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '0.5rem',
  padding: 'clamp(1.5rem, 4vw, 2.75rem)',
  border: '1px dashed var(--control)',
  textAlign: 'center',
  cursor: 'pointer',
  transition: 'border-color 0.3s',
  '&:hover': { borderColor: 'var(--accent)' },
  '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: 4 },
} as const;

/** The browser's own picker fills the area, so that it is pressed, dropped on and focused as itself. */
const picker = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
} as const;
