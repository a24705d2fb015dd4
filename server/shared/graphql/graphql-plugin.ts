import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import { fastifyCors } from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { formatError } from './format-error.ts';
import type { GraphQLContext } from './graphql-context.ts';
import { createSandbox } from './sandbox.ts';
import { acceptUploads } from './upload.ts';

export type GraphQLParts = {
  schema: GraphQLSchema;
  createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<GraphQLContext>;
};

/** A browser that is shown a page, not a client that asks for data. */
function wantsSandbox({ method, headers, query }: FastifyRequest): boolean {
  if (method !== 'GET' || (query as Record<string, unknown>).query !== undefined) return false;
  return headers.accept?.includes('text/html') ?? false;
}

function createApollo(app: FastifyInstance, schema: GraphQLSchema): ApolloServer<GraphQLContext> {
  return new ApolloServer<GraphQLContext>({
    schema,
    csrfPrevention: true,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    formatError: (formatted, error) => {
      const answer = formatError(formatted, error);
      if (answer.extensions?.errorCode === 'G_01') app.log.error({ err: error }, 'a GraphQL operation failed');
      return answer;
    },
    plugins: [fastifyApolloDrainPlugin(app), ApolloServerPluginLandingPageDisabled()],
  });
}

/** GraphQL at /graphql: POST, GET for queries, a sandbox for browsers; any origin, without credentials. */
export async function graphqlPlugin(app: FastifyInstance, { schema, createContext }: GraphQLParts): Promise<void> {
  const apollo = createApollo(app, schema);
  await apollo.start();
  await app.register(fastifyCors, { origin: '*', methods: ['GET', 'POST'], maxAge: 86_400 });
  acceptUploads(app, createContext);
  const sandbox = createSandbox();
  sandbox.addAssets(app);
  const answer = fastifyApolloHandler(apollo, { context: createContext });
  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    handler: (request, reply) => {
      if (wantsSandbox(request)) return reply.headers(sandbox.headers).send(sandbox.html);
      void reply.header('cache-control', request.headers.cookie ? 'no-store' : 'private, no-cache');
      return answer.call(app, request, reply);
    },
  });
}
