import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import { fastifyCors } from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { CachedAnswer } from '../cache/index.ts';
import type { Cookies, Csrf } from '../http/index.ts';
import { type Budget, rateHeaders } from '../rate-limit/index.ts';
import { answerRefusal, WrongMethod } from './answer-refusal.ts';
import { cacheControlOf } from './cache-control.ts';
import { formatError } from './format-error.ts';
import { logFailures } from './log-failures.ts';
import type { HttpGraphQLContext } from './graphql-context.ts';
import { guardOperation, type PersistedOperations } from './guard-operation.ts';
import { createDocumentCheck } from './limits/check-document.ts';
import { costPlugin } from './limits/cost-plugin.ts';
import { runOperation } from './run-operation.ts';
import { createSandbox } from './sandbox.ts';
import type { SharedReads } from './shared-reads.ts';
import { acceptUploads } from './upload.ts';

type CreateContext = (request: FastifyRequest, reply: FastifyReply) => Promise<HttpGraphQLContext>;

export type GraphQLParts = {
  schema: GraphQLSchema;
  /** Points of cost, for each caller. */
  budget: Budget;
  persisted: PersistedOperations;
  csrf: Csrf;
  createContext: CreateContext;
  sharedReads: SharedReads;
};

/** A browser that is shown a page, not a client that asks for data. */
function wantsSandbox({ method, headers, query }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || (query as Record<string, unknown>).query !== undefined) return false;
  return headers.accept?.includes('text/html') ?? false;
}

function createApollo(app: FastifyInstance, { schema, budget }: GraphQLParts): ApolloServer<HttpGraphQLContext> {
  return new ApolloServer<HttpGraphQLContext>({
    schema,
    // forged-request.ts does it, since clients that send no cookie need no preflight.
    csrfPrevention: false,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    formatError,
    plugins: [
      fastifyApolloDrainPlugin(app),
      ApolloServerPluginLandingPageDisabled(),
      costPlugin(schema, budget),
      logFailures(app.log),
    ],
  });
}

/** A request's context is made once, whoever asks for it first. */
function oncePerRequest(create: CreateContext): CreateContext {
  const contexts = new WeakMap<FastifyRequest, Promise<HttpGraphQLContext>>();
  return (request, reply) => {
    const context = contexts.get(request) ?? create(request, reply);
    contexts.set(request, context);
    return context;
  };
}

/** Every response to a session carries its CSRF token, a refusal too, so that a client can repeat the request once. */
function addCsrfToken(reply: FastifyReply, cookies: Cookies, csrf: Csrf): void {
  if (cookies.get('session') !== undefined) void reply.header('x-csrf-token', csrf.tokenFor(cookies));
}

const allowedMethods = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** 405 for what GraphQL over HTTP does not know, before a body is read. */
function refuseOtherMethods(app: FastifyInstance): void {
  const refuse = (reply: FastifyReply): never => {
    void reply.header('allow', allowedMethods.join(', '));
    throw new WrongMethod();
  };
  app.route({
    method: app.supportedMethods.filter((method) => !allowedMethods.includes(method)),
    url: '',
    onRequest: async (_request, reply) => refuse(reply),
    handler: (_request, reply) => refuse(reply),
  });
}

const toldHeaders = ['retry-after', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'];

/**
 * GraphQL at its prefix: POST, GET for queries, a sandbox for browsers; any origin, without credentials. Without a prefix
 * the preflight's route would answer for every path of the server.
 */
export async function graphqlPlugin(app: FastifyInstance, parts: GraphQLParts): Promise<void> {
  const { schema, budget, persisted, sharedReads, csrf } = parts;
  const createContext = oncePerRequest(async (request, reply) => {
    const context = await parts.createContext(request, reply);
    addCsrfToken(reply, context.cookies, csrf);
    return context;
  });
  const apollo = createApollo(app, parts);
  await apollo.start();
  await app.register(fastifyCors, {
    origin: '*',
    methods: ['GET', 'POST'],
    maxAge: 86400,
    exposedHeaders: toldHeaders,
  });
  // A form of another site can send these without asking first.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler((error, _request, reply) => answerRefusal(error, reply));
  acceptUploads(app, createContext);
  sharedReads.lookUpBodies(app);
  const sandbox = createSandbox(schema);
  sandbox.addAssets(app);
  refuseOtherMethods(app);
  const guard = { budget, persisted, check: createDocumentCheck(schema) };
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<CachedAnswer> => {
    const context = await createContext(request, reply);
    void reply.headers(Object.fromEntries(rateHeaders(budget, context.caller)));
    guardOperation(request, context, guard);
    const response = await sharedReads.answer(request, () =>
      runOperation(apollo, request, () => Promise.resolve(context)),
    );
    // Signing in and out changes it.
    addCsrfToken(reply, context.cookies, csrf);
    return response;
  };
  app.route({
    method: ['GET', 'POST'],
    url: '',
    handler: (request, reply) => {
      if (wantsSandbox(request)) return reply.headers(sandbox.headers).send(sandbox.html);
      const cacheControl = cacheControlOf(request);
      const send = ({ status, headers, body }: CachedAnswer) =>
        reply.code(status).headers(headers).header('cache-control', cacheControl).send(body);
      const kept = sharedReads.find(request);
      return kept ? send(kept) : answer(request, reply).then(send);
    },
  });
}
