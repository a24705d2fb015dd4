import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ruruHTML } from 'ruru/server';
import { getStaticFile } from 'ruru/static';

const assetPath = '/graphql/assets/';

/** The page's own inline scripts, by their hashes: nothing else runs and nothing is loaded from outside. */
function policyFor(html: string): string {
  const hashes = [...html.matchAll(/<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "worker-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The page for trying out operations, and its files, from this server alone. */
export function createSandbox(): {
  html: string;
  headers: Record<string, string>;
  addAssets: (app: FastifyInstance) => void;
} {
  const html = ruruHTML({ endpoint: '/graphql', staticPath: assetPath });
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-security-policy': policyFor(html),
      'x-content-type-options': 'nosniff',
    },
    addAssets: (app) => {
      app.get(`${assetPath}*`, async (request, reply) => {
        const acceptEncoding = request.headers['accept-encoding'];
        const urlPath = request.url.split('?')[0] ?? '';
        const file = await getStaticFile({ staticPath: assetPath, urlPath, acceptEncoding, disallowDevAssets: true });
        if (!file) return reply.callNotFound();
        return reply.headers({ ...file.headers, 'x-content-type-options': 'nosniff' }).send(file.content);
      });
    },
  };
}
