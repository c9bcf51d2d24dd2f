import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { CHANGING, SESSION } from '../api/query-client.ts';
import { type Effect, effectInWords } from '../words/changes.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { OrderEnd, OrderProgress, OrderStopped } from './order-progress.tsx';
import { type Order, type OrderToSend, startOrder, useOrder } from './orders.ts';
import { WhatWillHappen } from './what-will-happen.tsx';

interface OrderFormProps {
  name: string;
  effect: Effect;
  submitLabel: string;
  refusal?: string | null;
  /** The order that does exactly what `effect` says. */
  order: (reason: string) => OrderToSend;
  onClose: () => void;
  /** Choices that `effect` follows. */
  children?: ReactNode;
}

/** From what will happen, over the confirmation and the work, to what has happened. */
export function OrderForm({ name, effect, submitLabel, refusal = null, order, onClose, children }: OrderFormProps) {
  const client = useQueryClient();
  const [id, setId] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const sent = useOrder(id);

  const whenEnded = useCallback(
    ({ state }: Order) => {
      if (state.phase === 'stopped' && state.failure === 'signed-out') client.setQueryData(SESSION, null);
      for (const queryKey of CHANGING) void client.invalidateQueries({ queryKey });
    },
    [client],
  );

  const phase = sent?.state.phase;
  if (sent && (phase === 'done' || phase === 'lost')) return <OrderEnd order={sent} name={name} onClose={onClose} />;
  return (
    <div css={{ display: 'grid', gap: '1.75rem' }}>
      {phase === 'running' && sent ? (
        <OrderProgress order={sent} onClose={onClose} />
      ) : (
        <>
          {sent?.state.phase === 'stopped' && <OrderStopped state={sent.state} />}
          <ConfirmForm
            word={name}
            sentence={effectInWords(effect)}
            submitLabel={submitLabel}
            refusal={refusal}
            firstReason={reason}
            onSubmit={(given) => {
              setReason(given);
              setId(startOrder(order(given), effect, whenEnded));
            }}
          >
            {children}
            <WhatWillHappen effect={effect} />
          </ConfirmForm>
        </>
      )}
    </div>
  );
}
