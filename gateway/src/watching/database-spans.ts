import { type Span, SpanKind, type Tracer, trace } from '@opentelemetry/api';
import type { KyselyPlugin, RootOperationNode } from 'kysely';

/**
 * A span for each query that belongs to something: what the gateway asks of itself all the time (the log of activations,
 * the outbox) would drown the rest. It says what kind of query it is, and nothing that stands in it.
 */
export function databaseSpans(tracer: Tracer): KyselyPlugin {
  const underWay = new WeakMap<object, Span>();
  return {
    transformQuery({ queryId, node }) {
      if (trace.getActiveSpan()) {
        const attributes = { 'db.operation.name': operation(node) };
        underWay.set(queryId, tracer.startSpan('database', { kind: SpanKind.CLIENT, attributes }));
      }
      return node;
    },
    async transformResult({ queryId, result }) {
      underWay.get(queryId)?.end();
      return result;
    },
  };
}

/** `SelectQueryNode` is a select. */
const operation = ({ kind }: RootOperationNode): string => kind.replace(/(Query)?Node$/, '').toLowerCase();
