import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { ruruHTML } from 'ruru/server';
import { getStaticFile } from 'ruru/static';
import { exampleScript, frameBar, frameStyle, schemaPath, viewerScript } from './sandbox-frame.ts';

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

function drawPage(): string {
  return ruruHTML({
    endpoint: '/graphql',
    staticPath: assetPath,
    // Of other servers: there is no plan to explain.
    clientConfig: { debugTools: [] },
    htmlParts: {
      titleTag: '<title>Ximblox GraphQL</title>',
      styleTags: (original) => `${original}\n${frameStyle}`,
      configScript: (original) => `${original}\n${exampleScript}`,
      bodyContent: (original) => `${frameBar}\n${original}`,
      bodyInitScript: (original) => `${original}\n${viewerScript}`,
    },
  });
}

/** The part of a path below the prefix that the plugin is mounted at. */
const below = ({ prefix }: FastifyInstance, path: string): string => path.slice(prefix.length);

/** Written when it is first asked for. */
function addSchemaFile(app: FastifyInstance, schema: GraphQLSchema): void {
  let text: string | undefined;
  app.get(below(app, schemaPath), (_request, reply) => {
    text ??= `${printSchema(lexicographicSortSchema(schema))}\n`;
    const headers = { 'content-type': 'application/graphql; charset=utf-8', 'cache-control': 'private, no-cache' };
    return reply.headers(headers).send(text);
  });
}

/** The page for trying out operations, its files and the schema to download, from this server alone. */
export function createSandbox(schema: GraphQLSchema): {
  html: string;
  headers: Record<string, string>;
  addAssets: (app: FastifyInstance) => void;
} {
  const html = drawPage();
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-security-policy': policyFor(html),
      'x-content-type-options': 'nosniff',
    },
    addAssets: (app) => {
      addSchemaFile(app, schema);
      app.get(below(app, `${assetPath}*`), async (request, reply) => {
        const acceptEncoding = request.headers['accept-encoding'];
        const urlPath = request.url.split('?')[0] ?? '';
        const file = await getStaticFile({ staticPath: assetPath, urlPath, acceptEncoding, disallowDevAssets: true });
        if (!file) return reply.callNotFound();
        return reply.headers({ ...file.headers, 'x-content-type-options': 'nosniff' }).send(file.content);
      });
    },
  };
}
