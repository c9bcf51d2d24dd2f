import type { RequestListener } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import {
  type Context,
  context,
  defaultTextMapGetter,
  diag,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { KyselyPlugin } from 'kysely';
import type { Logger } from 'pino';
import type { Env } from '../env.ts';
import { databaseSpans } from './database-spans.ts';
import { routeKind } from './route-kind.ts';
import { type Spans, takeDown } from './spans.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS']);
/** That a trace could not be handed over is said once in this time, in milliseconds. */
const SAY_EVERY = 60_000;

/** How long the end waits for a collector, in milliseconds. */
const LAST_TRACES = 2_000;

export interface Tracing {
  /** Makes a span of each request. */
  of(listener: RequestListener): RequestListener;
  /** Makes a span of each query. */
  queries: KyselyPlugin;
  /** Hands over what is left. */
  close(): Promise<void>;
}

/**
 * Sends traces to a collector, over OTLP. Loaded only where the environment asks for it. A span says what kind of address
 * was asked for, never which; the request's id joins it to the log.
 *
 * @param trusted whether proxies stand before the gateway: only then a trace that is under way is gone on with
 */
export function startTracing(
  { endpoint, share }: NonNullable<Env['traces']>,
  { log, trusted }: { log: Logger; trusted: boolean },
): Tracing {
  sayProblems(log);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES come last, and so count.
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'clandor-gateway' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) })],
  });
  const tracer = provider.getTracer('clandor');
  const propagator = new W3CTraceContextPropagator();

  const run = async <Result>(span: Span, within: Context, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await context.with(trace.setSpan(within, span), work);
    } catch (error) {
      // The kind of error only: its words may repeat what a visitor sent.
      span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'thrown' });
      throw error;
    } finally {
      span.end();
    }
  };
  const spans: Spans = {
    within: (name, attributes, work) => run(tracer.startSpan(name, { attributes }), context.active(), work),
    note: (values) => void trace.getActiveSpan()?.setAttributes(values),
  };
  takeDown(spans);

  return {
    queries: databaseSpans(tracer),
    of: (listener) => (request, response) => {
      const parent = trusted ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter) : ROOT_CONTEXT;
      const kind = routeKind((request.url ?? '').split('?', 1)[0] ?? '');
      const method = METHODS.has(request.method ?? '') ? (request.method as string) : '_OTHER';
      const attributes = { 'http.request.method': method, 'http.route': kind };
      const span = tracer.startSpan(`${method} ${kind}`, { kind: SpanKind.SERVER, attributes }, parent);
      response.once('close', () => {
        span.setAttribute('http.response.status_code', response.statusCode);
        if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(parent, span), () => listener(request, response));
    },
    async close() {
      takeDown(undefined);
      const last = provider.shutdown().catch((error: unknown) => log.debug({ err: error }, 'the last traces are lost'));
      await Promise.race([last, setTimeout(LAST_TRACES, undefined, { ref: false })]);
      context.disable();
      diag.disable();
    },
  };
}

/** What OpenTelemetry says of itself: that a collector is away, mostly, and not with every batch. */
function sayProblems(log: Logger): void {
  let saidAt = Number.NEGATIVE_INFINITY;
  const say = (text: string): void => {
    if (performance.now() - saidAt < SAY_EVERY) return;
    saidAt = performance.now();
    log.warn({ why: text.slice(0, 200) }, 'traces could not be handed over');
  };
  const nothing = (): void => {};
  diag.setLogger({ error: say, warn: say, info: nothing, debug: nothing, verbose: nothing });
}
