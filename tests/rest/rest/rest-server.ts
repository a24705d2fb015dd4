import { fastify, type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import {
  InvalidInput,
  NotFound,
  parseInput,
  requiredTextInput,
  TooManyRequests,
} from '../../../server/shared/errors/index.ts';
import { createCsrf, type RequestContext } from '../../../server/shared/http/index.ts';
import { noRateLimit } from '../../../server/shared/rate-limit/index.ts';
import {
  sendBadUrlFailure,
  RawResponse,
  type RestRouter,
  restPlugin,
  successBody,
  successSchema,
} from '../../../server/shared/rest/index.ts';

const sampleInput = z.object({ title: requiredTextInput(10), tags: z.array(z.string()).optional() });
const sample = { tag: 'Sample', entity: 'page', access: 'anyone' } as const;

/** Sample calls of every kind that the layer supports, with trivial handlers. */
function sampleRoutes(rest: RestRouter): void {
  const echo = successSchema({ title: z.string() });
  rest.post('/sample', { ...sample, summary: 'Change', body: sampleInput, success: echo }, ({ body }) =>
    successBody({ title: parseInput(sampleInput, body, 'page').title }),
  );
  rest.post('/sample/search', { ...sample, summary: 'Read', effect: 'read', success: z.unknown() }, ({ body }) => ({
    body,
  }));
  rest.get(
    '/sample/:id',
    {
      ...sample,
      summary: 'One',
      ids: { id: { code: 'PM_01', property: 'page.id' } },
      success: z.object({ id: z.int() }),
    },
    ({ ids, query }) => {
      if (query.missing !== undefined) throw new NotFound('PM_01', 'page.id');
      return { id: ids.id };
    },
  );
  rest.get('/sample/file/:name', { ...sample, summary: 'File', success: z.unknown() }, ({ params }) => {
    const cacheControl = params.name === 'live' ? 'public, max-age=31536000, immutable' : 'private, no-store';
    return new RawResponse(Buffer.from('bytes'), { 'content-type': 'image/png', 'cache-control': cacheControl });
  });
  rest.get('/sample/broken', { ...sample, summary: 'Broken', success: z.unknown() }, () => {
    throw new Error('select secret from /srv/app');
  });
  rest.put('/user/:id', { ...sample, summary: 'Soft', success: z.unknown() }, () => {
    throw InvalidInput.of('V_06', 'user.email');
  });
  rest.post('/auth/slow', { ...sample, summary: 'Rate limit', success: z.unknown() }, () => {
    throw new TooManyRequests(12.2);
  });
  rest.get('/private', { ...sample, access: 'manage-users', summary: 'Guarded', success: z.unknown() }, () => ({}));
  rest.post(
    '/private/first',
    { ...sample, access: 'signed-in', askFirst: 'session', summary: 'Session first', success: z.unknown() },
    () => ({}),
  );
}

const viewers: Readonly<Record<string, RequestContext['viewer']>> = {
  administrator: { id: 1, sessionId: 1, permissions: [{ name: 'manage-users' }] },
  editor: { id: 2, sessionId: 2, permissions: [{ name: 'edit-page' }] },
};

/** The REST layer alone, without a database; the session cookie names the viewer. */
export async function startRestServer({ secure = false } = {}): Promise<FastifyInstance> {
  const app = fastify({ bodyLimit: 10_000, frameworkErrors: sendBadUrlFailure });
  await app.register(restPlugin, {
    prefix: '/api/ximblox',
    csrf: createCsrf('a secret of the tests'),
    secure,
    rateLimit: noRateLimit,
    createContext: (request, cookies) =>
      Promise.resolve({
        viewer: viewers[cookies.get('session') ?? ''] ?? null,
        cookies,
        client: { address: request.ip, userAgent: '' },
        requestId: request.id,
      } as RequestContext),
    routes: [sampleRoutes],
  });
  return app;
}

export type Call = InjectOptions & { path: string };

/** A client of the layer that has already fetched its CSRF token. */
export async function startBrowser(app: FastifyInstance) {
  const first = await app.inject({ url: '/api/ximblox/openapi.json' });
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
  const headers = {
    cookie,
    'x-requested-with': 'XMLHttpRequest',
    'x-csrf-token': String(first.headers['x-csrf-token']),
  };
  return {
    headers,
    call: ({ path, ...options }: Call): Promise<LightMyRequestResponse> =>
      app.inject({
        method: 'POST',
        ...options,
        url: `/api/ximblox${path}`,
        headers: { ...headers, ...options.headers },
      }),
  };
}
