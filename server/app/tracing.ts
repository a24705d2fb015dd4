import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ClientBase, Pool } from 'pg';
import { wrapQueries } from './database/wrap-queries.ts';

const tracer = trace.getTracer('ximblox');

/** Starts sending traces to an OpenTelemetry collector. Returns a function that stops it. */
export async function startTracing(endpoint: string): Promise<() => Promise<void>> {
  // Imported on demand.
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

/**
 * Adds a span for each request, below the caller's span. It contains the route, never the URL, which may contain a
 * token.
 */
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

/** Values are bound parameters, so a statement's text contains no personal data. */
const statementText = (statement: unknown): string => {
  const { text } = typeof statement === 'object' && statement !== null ? (statement as { text?: unknown }) : {};
  return String(text ?? statement).slice(0, 2_000);
};

function traceStatements(client: ClientBase): void {
  wrapQueries(client, (statement, send) => {
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statementText(statement) };
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

/** Adds a span for each statement, below the request's span. */
export const traceDatabase = (pool: Pool): void => void pool.on('connect', traceStatements);
