import { Button, Small, Subheading, type } from '@clandor/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useOpsState } from '../api/queries.ts';
import { CheckList } from '../draw/check-list.tsx';
import { Command } from '../draw/command.tsx';
import { Moment } from '../draw/moment.tsx';
import { Problems } from '../draw/problems.tsx';
import { changeInWords, effectInWords } from '../words/changes.ts';
import { count } from '../words/health.ts';
import type { Order, OrderState } from './orders.ts';
import { WhatWillHappen } from './what-will-happen.tsx';

/** What is said while it runs: the words of the bar too. */
export const progressInWords = ({ done, total }: { done: number; total: number }): string =>
  total === 0 ? 'Composing' : `Rendering every page: ${done} of ${total}`;

/** The work as it goes on. It may be left alone. */
export function OrderProgress({ order, onClose }: { order: Order; onClose: () => void }) {
  if (order.state.phase !== 'running') return null;
  return (
    <>
      <WhatWillHappen effect={order.effect} />
      <Told title="Under way" />
      <ProgressBar done={order.state.done} total={order.state.total} />
      {order.state.checks.length > 0 && <CheckList checks={order.state.checks} onlyKnown />}
      <Small>Nothing changes for anybody before every page has rendered. It goes on when you close this.</Small>
      <Button variant="outline" onClick={onClose} css={{ justifySelf: 'start' }}>
        Leave it running
      </Button>
    </>
  );
}

export function ProgressBar({ done, total }: { done: number; total: number }) {
  return (
    <div css={{ display: 'grid', gap: '0.5rem' }}>
      <div
        role="progressbar"
        aria-label="Pages rendered"
        aria-valuemin={0}
        {...(total > 0 ? { 'aria-valuemax': total, 'aria-valuenow': done } : {})}
        aria-valuetext={progressInWords({ done, total })}
        css={{ height: 2, background: 'var(--hairline)' }}
      >
        <div
          css={{ height: '100%', background: 'var(--accent)', transformOrigin: 'left', transition: 'transform 0.2s' }}
          style={{ transform: `scaleX(${total > 0 ? done / total : 0})` }}
        />
      </div>
      <span aria-hidden css={{ ...type.small, color: 'var(--muted)', fontVariantNumeric: 'tabular-nums' }}>
        {progressInWords({ done, total })}
      </span>
    </div>
  );
}

/** It did not happen, and why. */
export function OrderStopped({ state }: { state: Extract<OrderState, { phase: 'stopped' }> }) {
  return (
    <Told
      title={state.failure === 'refused' ? 'Refused. Nothing was changed.' : 'It failed. Nothing was changed.'}
      problem
    >
      <p css={{ ...type.small, overflowWrap: 'anywhere' }}>{state.message}</p>
      <Problems problems={state.problems} />
    </Told>
  );
}

/** It happened, or nobody knows. */
export function OrderEnd({ order, name, onClose }: { order: Order; name: string; onClose: () => void }) {
  return (
    <div css={{ display: 'grid', gap: '1.75rem', justifyItems: 'start' }}>
      {order.state.phase === 'done' ? <Done order={order} /> : <Lost order={order} name={name} />}
      <Button onClick={onClose}>Close</Button>
    </div>
  );
}

function Done({ order: { effect, state } }: { order: Order }) {
  if (state.phase !== 'done') return null;
  const { outcome } = state;
  if (!outcome.changed) return <Told title="It was so already. Nothing was changed." />;
  return (
    <Told title="Done">
      <p>{effectInWords({ changes: outcome.changes, audience: effect.audience })}</p>
      <Small>
        Composition {outcome.composition}.{' '}
        {outcome.pages > 0
          ? `${count(outcome.pages, 'page')} rendered first.`
          : 'It was served before, so no page was rendered again.'}
      </Small>
    </Told>
  );
}

/** The connection broke: what is live is asked for until it answers, and shown. */
function Lost({ order, name }: { order: Order; name: string }) {
  const { data: state, error, dataUpdatedAt } = useOpsState();
  const part = state?.parts.find((each) => each.name === name);
  const from = order.effect.changes.find((change) => change.name === name)?.from ?? null;
  return (
    <Told title="The connection broke. It may have been done or not." problem>
      <p css={type.small}>Asked for: {order.effect.changes.map(changeInWords).join(', ')}.</p>
      {error || !part ? (
        <p css={type.small}>
          The gateway does not answer; this asks again by itself. At the machine,{' '}
          <Command>npm run release -- status</Command> says what is live.
        </p>
      ) : (
        <p key={dataUpdatedAt} css={type.small}>
          Live now: {name} {part.version}, since <Moment at={part.since} /> by {part.by}.{' '}
          {part.version === from
            ? 'So far it has not been done; it may still be under way. Look again before you repeat it.'
            : 'It has been done.'}
        </p>
      )}
    </Told>
  );
}

/** A heading that takes the focus when it appears, so that it is heard, with what belongs to it. */
function Told({ title, problem = false, children }: { title: string; problem?: boolean; children?: ReactNode }) {
  const heading = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      ref={heading}
      tabIndex={-1}
      aria-label={title}
      css={{
        display: 'grid',
        gap: '0.75rem',
        outline: 'none',
        ...(problem ? { borderInlineStart: '2px solid var(--error)', paddingInlineStart: '1.25rem' } : {}),
      }}
    >
      <Subheading as="h3">{title}</Subheading>
      {children}
    </section>
  );
}
