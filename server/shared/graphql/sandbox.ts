import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { ruruHTML } from 'ruru/server';
import { getStaticFile } from 'ruru/static';
import {
  sandboxSetupScript,
  sandboxHeaderHtml,
  sandboxStyle,
  schemaDownloadPath,
  sandboxViewerScript,
} from './sandbox-html.ts';

const assetPath = '/graphql/assets/';

/** Allows only the page's own inline scripts, by their hashes, and nothing from other hosts. */
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

function renderSandbox(): string {
  return ruruHTML({
    endpoint: '/graphql',
    staticPath: assetPath,
    // A feature of other servers.
    clientConfig: { debugTools: [] },
    htmlParts: {
      titleTag: '<title>Ximblox GraphQL</title>',
      styleTags: (original) => `${original}\n${sandboxStyle}`,
      configScript: (original) => `${original}\n${sandboxSetupScript}`,
      bodyContent: (original) => `${sandboxHeaderHtml}\n${original}`,
      bodyInitScript: (original) => `${original}\n${sandboxViewerScript}`,
    },
  });
}

/** Returns a path relative to the plugin's prefix. */
const withoutPrefix = ({ prefix }: FastifyInstance, path: string): string => path.slice(prefix.length);

/** Printed at the first request. */
function serveSchemaFile(app: FastifyInstance, schema: GraphQLSchema): void {
  let text: string | undefined;
  app.get(withoutPrefix(app, schemaDownloadPath), (_request, reply) => {
    text ??= `${printSchema(lexicographicSortSchema(schema))}\n`;
    const headers = { 'content-type': 'application/graphql; charset=utf-8', 'cache-control': 'private, no-cache' };
    return reply.headers(headers).send(text);
  });
}

/** Creates the sandbox page, its assets and the schema download, all served by this server. */
export function createSandbox(schema: GraphQLSchema): {
  html: string;
  headers: Record<string, string>;
  serveAssets: (app: FastifyInstance) => void;
} {
  const html = renderSandbox();
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-security-policy': policyFor(html),
      'x-content-type-options': 'nosniff',
    },
    serveAssets: (app) => {
      serveSchemaFile(app, schema);
      app.get(withoutPrefix(app, `${assetPath}*`), async (request, reply) => {
        const acceptEncoding = request.headers['accept-encoding'];
        const urlPath = request.url.split('?')[0] ?? '';
        const file = await getStaticFile({ staticPath: assetPath, urlPath, acceptEncoding, disallowDevAssets: true });
        if (!file) return reply.callNotFound();
        return reply.headers({ ...file.headers, 'x-content-type-options': 'nosniff' }).send(file.content);
      });
    },
  };
}
