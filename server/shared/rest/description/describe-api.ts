import { fastifySwagger } from '@fastify/swagger';
import { fastifySwaggerUi } from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { cookieName } from '../../http/index.ts';
import type { RestRoute } from '../routes/route.ts';
import { completeDescription } from './complete-description.ts';
import { replaceUnknownReferences } from './replace-unknown-references.ts';

const introduction = `Every path starts with \`/api/ximblox\`. A success is always 200.
A failure contains \`Success: false\` and the codes of the error catalogue. Calls under \`/auth\` and writes under
\`/user\` also send failures other than 401, 403, 404 and 429 with status 200.
Every response contains as \`x-csrf-token\` the token that changes need; after a 403 with V_04 retry with the new one.
Each address and each API token is limited to \`RateLimit-Limit\` calls per minute and gets 429 above that. Cached
public data does not count.`;

/** The page loads only from this server; its own script sets styles. */
const docsContentPolicy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

type Headers = Record<string, string>;

/** Sent to the page as source code, so that its calls have the headers of every client. */
const clientHeaders = {
  requestInterceptor: (request: Record<string, unknown>) => ({
    ...request,
    headers: {
      ...(request.headers as Headers),
      'X-Requested-With': 'XMLHttpRequest',
      'X-CSRF-Token': sessionStorage.getItem('x-csrf-token') ?? '',
    },
  }),
  responseInterceptor: (response: Record<string, unknown>) => {
    const token = (response.headers as Headers)['x-csrf-token'];
    if (token) sessionStorage.setItem('x-csrf-token', token);
    return response;
  },
};

type DescribeApiOptions = {
  /** Whether the site's public URL is https. */
  secure: boolean;
  routes: readonly RestRoute[];
};

/** Registers the API description for the routes that are added after it. */
export async function describeApi(app: FastifyInstance, { secure, routes }: DescribeApiOptions): Promise<void> {
  const describeSchemas = createJsonSchemaTransformObject({});
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Ximblox REST layer', version: '1', description: introduction },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: cookieName('session', secure) },
          token: { type: 'http', scheme: 'bearer', description: 'An API token; needs no other header.' },
        },
      },
    },
    transform: createJsonSchemaTransform({}),
    transformObject: (document) => completeDescription(replaceUnknownReferences(describeSchemas(document)), routes),
  });
}

/** Serves the API documentation at /docs. */
export async function serveApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwaggerUi, {
    routePrefix: '/docs',
    indexPrefix: app.prefix,
    staticCSP: docsContentPolicy,
    uiConfig: { layout: 'BaseLayout', deepLinking: true, validatorUrl: null, ...clientHeaders },
    theme: { title: 'Ximblox REST layer' },
  });
}
