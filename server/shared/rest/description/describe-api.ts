import { fastifySwagger } from '@fastify/swagger';
import { fastifySwaggerUi } from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { cookieName } from '../../http/index.ts';
import type { AnyRoute } from '../route.ts';
import { completeDescription } from './complete-description.ts';
import { withWholeReferences } from './with-whole-references.ts';

const introduction = `Every path starts with \`/api/ximblox\`. A success is always 200.
A failure carries \`Success: false\` and the codes of the error catalogue; calls under \`/auth\` and writes under
\`/user\` answer failures other than 401, 403, 404 and 429 with 200 as well.
Every answer carries the token that changes need as \`x-csrf-token\`; on a 403 with V_04 take the fresh one and repeat.
An address, or an API token wherever it is used, may make so many calls within a minute as \`RateLimit-Limit\` says, and
is answered 429 beyond. What visitors see and was asked for shortly before costs nothing.`;

/** Everything that the page shows comes from this server; styles are set by its own script only. */
const policy = {
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

/** Both are sent to the page as text, so that its calls carry what every client of this layer sends. */
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

type DescribedApi = {
  /** Whether the site's outside address is https. */
  secure: boolean;
  routes: readonly AnyRoute[];
};

/** Collects the routes that are added after it. */
export async function describeApi(app: FastifyInstance, { secure, routes }: DescribedApi): Promise<void> {
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
    transformObject: (document) => completeDescription(withWholeReferences(describeSchemas(document)), routes),
  });
}

/** Shows the collected routes at /docs. */
export async function showDescription(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwaggerUi, {
    routePrefix: '/docs',
    indexPrefix: app.prefix,
    staticCSP: policy,
    uiConfig: { layout: 'BaseLayout', deepLinking: true, validatorUrl: null, ...clientHeaders },
    theme: { title: 'Ximblox REST layer' },
  });
}
