import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import { fastifyCors } from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { CachedResponse } from '../cache/index.ts';
import type { Cookies, CsrfProtection } from '../http/index.ts';
import { type RateLimit, rateLimitHeaders } from '../rate-limit/index.ts';
import { sendGraphQLRefusal, GraphQLMethodNotAllowed } from './send-graphql-refusal.ts';
import { cacheControlOf } from './cache-control-of.ts';
import { formatGraphQLError } from './format-graphql-error.ts';
import { logGraphQLFailures } from './log-graphql-failures.ts';
import type { HttpGraphQLContext } from './graphql-context.ts';
import { guardOperation, type PersistedOperations } from './guard-operation.ts';
import { createDocumentChecker } from './limits/check-document.ts';
import { costPlugin } from './cost-plugin.ts';
import { recordErrors, runGraphQLOperation } from './run-graphql-operation.ts';
import { createSandbox } from './sandbox.ts';
import type { SharedQueryCache } from './shared-query-cache.ts';
import { acceptUploads } from './graphql-upload.ts';

type CreateContext = (request: FastifyRequest, reply: FastifyReply) => Promise<HttpGraphQLContext>;

/** Options of the GraphQL plugin. */
export type GraphQLPluginOptions = {
  schema: GraphQLSchema;
  /** Cost points of each caller. */
  rateLimit: RateLimit;
  persisted: PersistedOperations;
  /** Names the build of the site, whose clients send it. */
  siteBuild: string;
  csrf: CsrfProtection;
  createContext: CreateContext;
  sharedQueryCache: SharedQueryCache;
};

/** Whether a browser wants a page rather than a client data. */
function wantsSandbox({ method, headers, query }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || (query as Record<string, unknown>).query !== undefined) return false;
  return headers.accept?.includes('text/html') ?? false;
}

function createApollo(
  app: FastifyInstance,
  { schema, rateLimit }: GraphQLPluginOptions,
): ApolloServer<HttpGraphQLContext> {
  return new ApolloServer<HttpGraphQLContext>({
    schema,
    // refuse-forged-request.ts does this, because clients without cookies need no preflight.
    csrfPrevention: false,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    formatError: formatGraphQLError,
    plugins: [
      fastifyApolloDrainPlugin(app),
      ApolloServerPluginLandingPageDisabled(),
      costPlugin(schema, rateLimit),
      logGraphQLFailures(app.log),
      recordErrors,
    ],
  });
}

/** Creates the context of a request once, for all callers. */
function oncePerRequest(create: CreateContext): CreateContext {
  const contexts = new WeakMap<FastifyRequest, Promise<HttpGraphQLContext>>();
  return (request, reply) => {
    const context = contexts.get(request) ?? create(request, reply);
    contexts.set(request, context);
    return context;
  };
}

/** Adds the CSRF token to every response to a session, also to refusals, so that a client can retry once. */
function addCsrfToken(reply: FastifyReply, cookies: Cookies, csrf: CsrfProtection): void {
  if (cookies.get('session') !== undefined) void reply.header('x-csrf-token', csrf.tokenFor(cookies));
}

const allowedMethods = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** Refuses other methods with 405 before a body is read. */
function refuseUnsupportedMethods(app: FastifyInstance): void {
  const refuse = (reply: FastifyReply): never => {
    void reply.header('allow', allowedMethods.join(', '));
    throw new GraphQLMethodNotAllowed();
  };
  app.route({
    method: app.supportedMethods.filter((method) => !allowedMethods.includes(method)),
    url: '',
    onRequest: async (_request, reply) => refuse(reply),
    handler: (_request, reply) => refuse(reply),
  });
}

const exposedRateLimitHeaders = ['retry-after', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];

/**
 * Registers GraphQL: POST, GET for queries, a sandbox for browsers; any origin, without credentials. Needs a prefix,
 * because otherwise the preflight route would match every path of the server.
 */
export async function graphqlPlugin(app: FastifyInstance, options: GraphQLPluginOptions): Promise<void> {
  const { schema, rateLimit, persisted, siteBuild, sharedQueryCache, csrf } = options;
  const createContext = oncePerRequest(async (request, reply) => {
    const context = await options.createContext(request, reply);
    addCsrfToken(reply, context.cookies, csrf);
    return context;
  });
  const apollo = createApollo(app, options);
  await apollo.start();
  await app.register(fastifyCors, {
    origin: '*',
    methods: ['GET', 'POST'],
    maxAge: 86400,
    exposedHeaders: exposedRateLimitHeaders,
  });
  // Another site's form can send this type without preflight.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error, _request, reply) => sendGraphQLRefusal(error, reply));
  acceptUploads(app, createContext);
  sharedQueryCache.registerBodyParser(app);
  const sandbox = createSandbox(schema);
  sandbox.serveAssets(app);
  refuseUnsupportedMethods(app);
  const guard = { rateLimit, persisted, siteBuild, checkText: createDocumentChecker(schema) };
  const respond = async (request: FastifyRequest, reply: FastifyReply): Promise<CachedResponse> => {
    const context = await createContext(request, reply);
    void reply.headers(Object.fromEntries(rateLimitHeaders(rateLimit, context.caller)));
    guardOperation(request, context, guard);
    const response = await sharedQueryCache.getOrCreate(request, () => runGraphQLOperation(apollo, request, context));
    // Signing in and out changes the token.
    addCsrfToken(reply, context.cookies, csrf);
    return response;
  };
  app.route({
    method: ['GET', 'POST'],
    url: '',
    handler: (request, reply) => {
      if (wantsSandbox(request)) return reply.headers(sandbox.headers).send(sandbox.html);
      const cacheControl = cacheControlOf(request);
      const send = ({ status, headers, body }: CachedResponse) =>
        reply.code(status).headers(headers).header('cache-control', cacheControl).send(body);
      const cached = sharedQueryCache.findCached(request);
      return cached ? send(cached) : respond(request, reply).then(send);
    },
  });
}
