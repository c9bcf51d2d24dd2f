import type { OpsRelease } from '@clandor/contract';
import { Button, VisuallyHidden } from '@clandor/ui';
import type { Change } from '../../changes/change.ts';
import { useChange } from '../../changes/change.ts';
import { mayRelease } from '../../session/may.ts';
import { useSession } from '../../session/session.ts';
import { isNewer } from '../../words/versions.ts';

/** What this session may do with a release as it stands. */
export function ReleaseActions({ release, live }: { release: OpsRelease; live: string }) {
  const open = useChange();
  const { session } = useSession();
  const { name, version, state } = release;
  const actions: [label: string, change: Change][] = [];
  if (mayRelease(session, name)) {
    if (state === 'canary') actions.push(['Change the share', { kind: 'activate', name, version }]);
    if (state === 'canary') actions.push(['Take back', { kind: 'rollback', name, to: live }]);
    if (state === 'published' && isNewer(version, live))
      actions.push(['Activate', { kind: 'activate', name, version }]);
    if (state === 'published' && !isNewer(version, live)) {
      actions.push(['Roll back to', { kind: 'rollback', name, to: version }]);
    }
    if (state === 'published' || state === 'blocked') actions.push(['Preview', { kind: 'preview', name, version }]);
    if (state === 'blocked') actions.push(['Lift the block', { kind: 'unblock', name, version }]);
    if (state === 'published') actions.push(['Block', { kind: 'block', name, version }]);
  }
  if (actions.length === 0) return null;
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
      {actions.map(([label, change]) => (
        <Button
          key={label}
          variant="outline"
          onClick={() => open(change)}
          css={{ minHeight: '2.75rem', paddingInline: '1rem', borderColor: 'var(--control)' }}
        >
          {label}
          <VisuallyHidden> {version}</VisuallyHidden>
        </Button>
      ))}
    </div>
  );
}
