import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ClientBase, Pool } from 'pg';
import { wrapQueries } from './wrap-queries.ts';

const tracer = trace.getTracer('ximblox');

/** Sends traces to an OpenTelemetry collector from now on, until what is returned is called. */
export async function startTracing(endpoint: string): Promise<() => Promise<void>> {
  // Loaded where it is used only.
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const { resourceFromAttributes } = await import('@opentelemetry/resources');
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 5_000 });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'ximblox' }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: 1_000 })],
  });
  provider.register();
  return () => provider.shutdown();
}

/** A span for each request, within the one of its caller: the route, never the address, which may hold a token. */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers, id } = request;
    const route = routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': method, 'http.route': route, 'request.id': id };
    const caller = propagation.extract(context.active(), headers);
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, caller);
    spans.set(request, span);
    context.with(trace.setSpan(caller, span), done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

/** Values are bound, so that a statement's text tells nothing of anybody. */
const textOf = (statement: unknown): string => {
  const { text } = typeof statement === 'object' && statement !== null ? (statement as { text?: unknown }) : {};
  return String(text ?? statement).slice(0, 2_000);
};

function traceStatements(client: ClientBase): void {
  wrapQueries(client, (statement, send) => {
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': textOf(statement) };
    const span = tracer.startSpan('statement', { kind: SpanKind.CLIENT, attributes });
    const result = send();
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    return result
      .catch((error: unknown) => {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      })
      .finally(() => span.end());
  });
}

/** A span for each statement, within the one of its request. */
export const traceDatabase = (pool: Pool): void => void pool.on('connect', traceStatements);
