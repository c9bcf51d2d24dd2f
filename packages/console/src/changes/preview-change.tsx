import type { PreviewOutcome, ReleasableName } from '@clandor/contract';
import { Button, SelectField, Small, Text } from '@clandor/ui';
import { useState } from 'react';
import { makePreview } from '../api/commands.ts';
import { Moment } from '../draw/moment.tsx';
import { CommandProblem } from './command-problem.tsx';
import { Copied } from './copied.tsx';
import { useCommand } from './use-command.ts';

const HOURS = [
  { value: '1', label: '1 hour' },
  { value: '8', label: '8 hours' },
  { value: '24', label: '1 day' },
  { value: '72', label: '3 days' },
];

/** A link that shows the site with this one release in it, to the browser that opens it. Nothing changes for visitors. */
export function PreviewChange({ name, version }: { name: ReleasableName; version: string }) {
  const { busy, problem, answer, run } = useCommand<PreviewOutcome>();
  const [hours, setHours] = useState('8');
  return (
    <div css={{ display: 'grid', gap: '1.75rem' }}>
      <Text>
        The live site with {name} {version} in it, for the browser that opens the link. Nothing changes for visitors.
      </Text>
      <CommandProblem problem={problem} />
      {answer ? (
        <>
          <Copied label="Link" hint="Whoever has it sees the preview. Send it with care." value={answer.value.url} />
          <Small role="status">
            It ends <Moment at={answer.value.expires} />.
          </Small>
          <a href={answer.value.url} target="_blank" rel="noopener noreferrer" css={{ minHeight: '2.75rem' }}>
            Open the preview in a new tab
          </a>
        </>
      ) : (
        <>
          <SelectField
            name="hours"
            label="It ends after"
            options={HOURS}
            value={hours}
            onChange={({ target }) => setHours(target.value)}
          />
          <Button
            busy={busy}
            busyLabel="Making the link…"
            onClick={() => void run(() => makePreview(name, version, Number(hours)))}
          >
            Make the link
          </Button>
        </>
      )}
    </div>
  );
}
