import { Button, type } from '@clandor/ui';
import { ProgressBar } from '../changes/order-progress.tsx';
import { dismissOrder, type Order, useOrders } from '../changes/orders.ts';
import { Problems } from '../draw/problems.tsx';
import { effectInWords } from '../words/changes.ts';

/** The orders that were sent from this page, below the header: what goes on when a dialog is closed, and how it ended. */
export function RunningOrders() {
  const orders = useOrders();
  return (
    <div role="status">
      {orders.map((order) => (
        <div key={order.id} css={strip}>
          <p>
            {effectInWords(order.effect)}: {outcomeOf(order)}
          </p>
          {order.state.phase === 'running' && <ProgressBar done={order.state.done} total={order.state.total} />}
          {order.state.phase === 'stopped' && <Problems problems={[order.state.message, ...order.state.problems]} />}
          {order.state.phase !== 'running' && (
            <Button variant="quiet" onClick={() => dismissOrder(order.id)} css={{ justifySelf: 'start' }}>
              Put away
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}

function outcomeOf({ state }: Order): string {
  switch (state.phase) {
    case 'running':
      return 'under way';
    case 'done':
      return state.outcome.changed ? 'done' : 'it was so already';
    case 'stopped':
      return 'not done, nothing was changed';
    case 'lost':
      return 'the connection broke; look at what is live';
  }
}

const strip = {
  ...type.small,
  display: 'grid',
  gap: '0.5rem',
  marginTop: '1.5rem',
  paddingInlineStart: '1.25rem',
  borderInlineStart: '2px solid var(--accent)',
  fontVariantNumeric: 'tabular-nums',
} as const;
