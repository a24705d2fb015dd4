import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startRestServer } from './rest-server.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startRestServer();
});
afterAll(() => app.close());

describe('the description of the REST layer', () => {
  it('lists every call in OpenAPI 3.1, and nothing but calls', async () => {
    const description = (await app.inject({ url: '/api/ximblox/openapi.json' })).json<{
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    }>();
    expect(description.openapi).toBe('3.1.0');
    expect(Object.keys(description.paths).toSorted()).toEqual([
      '/api/ximblox/auth/slow',
      '/api/ximblox/openapi.json',
      '/api/ximblox/private',
      '/api/ximblox/private/first',
      '/api/ximblox/sample',
      '/api/ximblox/sample/broken',
      '/api/ximblox/sample/file/{name}',
      '/api/ximblox/sample/search',
      '/api/ximblox/sample/{id}',
      '/api/ximblox/user/{id}',
    ]);
    expect(description.paths['/api/ximblox/sample']).toMatchObject({
      post: {
        summary: 'Change',
        description: 'Anyone. Not with an API token. Needs `X-Requested-With: XMLHttpRequest` and `X-CSRF-Token`.',
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { required: ['title'], properties: { title: { type: 'string' } } } },
          },
        },
      },
    });
    expect(description.paths['/api/ximblox/private']?.get).toMatchObject({ description: 'Permission: manage-users.' });
  });

  it.each(['/api/ximblox/docs', '/api/ximblox/docs/'])('is shown at %s, loaded only from this server', async (url) => {
    const page = await app.inject({ url });
    expect(page.statusCode).toBe(200);
    expect(page.headers['cache-control']).toBe('private, no-cache');
    expect(page.headers['x-csrf-token']).toMatch(/^[\w-]{43}$/);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(String(page.headers['content-security-policy'])).not.toMatch(/https?:|upgrade/);
    const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) {
      expect(address).not.toMatch(/^(https?:)?\/\//);
      const part = await app.inject({ url: new URL(address, `http://x${url}`).pathname });
      expect([part.statusCode, part.headers['cache-control']]).toEqual([
        200,
        expect.stringMatching(/^(private, no-cache|public, max-age=0)$/),
      ]);
    }
    const headers = { cookie: 'ximblox_session=editor' };
    expect((await app.inject({ url, headers })).headers['cache-control']).toBe('no-store');
  });
});
