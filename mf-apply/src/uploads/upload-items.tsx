import type { UploadKind } from '@clandor/schemas/uploads';
import { color, Small, type } from '@clandor/ui';
import type { UploadItem, UploadList } from './upload-list.ts';

interface UploadItemsProps {
  kind: UploadKind;
  items: readonly UploadItem[];
  list: UploadList;
}

/** The files that were chosen: each with its picture, how far it is, and what can be done with it. */
export function UploadItems({ kind, items, list }: UploadItemsProps) {
  if (items.length === 0) return null;
  return (
    <ul css={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '1rem' }}>
      {items.map((item) => (
        <li
          key={item.id}
          css={{ display: 'grid', gridTemplateColumns: '5rem 1fr', gap: '1rem', alignItems: 'center', minWidth: 0 }}
        >
          <Preview kind={kind} item={item} />
          <div css={{ display: 'grid', gap: '0.35rem', minWidth: 0 }}>
            <Small as="span" css={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {item.name}
            </Small>
            <State item={item} />
            <div css={{ display: 'flex', gap: '1.25rem' }}>
              {item.status === 'failed' && (
                <Act label="Try again" name={item.name} onPress={() => list.retry(item.id)} />
              )}
              <Act label="Remove" name={item.name} onPress={() => list.remove(item.id)} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Preview({ kind, item: { preview } }: { kind: UploadKind; item: UploadItem }) {
  const box = { width: '5rem', height: '6.25rem', objectFit: 'cover', background: color.inkHigh } as const;
  if (!preview) return <div css={box} />;
  if (kind === 'photo') return <img src={preview} alt="" css={box} />;
  // A moment in: the first frame of many films is black. It is there to be recognised, and silent.
  return <video src={`${preview}#t=0.5`} preload="metadata" muted playsInline tabIndex={-1} aria-hidden css={box} />;
}

function State({ item: { status, progress, reason, name } }: { item: UploadItem }) {
  const percent = Math.round(progress * 100);
  if (status === 'done') return <Small as="span">Uploaded</Small>;
  if (status === 'waiting') return <Small as="span">Waiting</Small>;
  if (status === 'failed') {
    return <span css={{ ...type.small, color: 'var(--error)' }}>Not uploaded: {reason}</span>;
  }
  return (
    <span css={{ display: 'grid', gap: '0.35rem' }}>
      <Small as="span">Uploading... {percent}%</Small>
      <progress
        aria-label={`Uploading ${name}`}
        max={100}
        value={percent}
        css={{
          appearance: 'none',
          width: '100%',
          height: 2,
          border: 0,
          background: 'var(--hairline)',
          '&::-webkit-progress-bar': { background: 'var(--hairline)' },
          '&::-webkit-progress-value': { background: 'var(--accent)' },
          '&::-moz-progress-bar': { background: 'var(--accent)' },
        }}
      />
    </span>
  );
}

function Act({ label, name, onPress }: { label: string; name: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={`${label}: ${name}`}
      onClick={onPress}
      css={{
        ...type.small,
        minHeight: '1.75rem',
        padding: 0,
        border: 0,
        background: 'none',
        color: 'inherit',
        textDecoration: 'underline',
        textUnderlineOffset: '0.3em',
        cursor: 'pointer',
        '&:hover': { color: 'var(--accent)' },
      }}
    >
      {label}
    </button>
  );
}
