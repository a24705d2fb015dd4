import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { adminSecurityHeaders } from './security-headers.ts';

/** URLs of the site's built styles and scripts. */
export type SiteAssets = { styles: string[]; scripts: string[] };

const siteAssetBase = '/_/assets/';
const siteEntryPoint = 'site/app/loader.ts';

/** The single style sheet of the build. */
const siteStyles = 'style.css';

type Manifest = Record<string, { file: string }>;

/** Reads the URLs of the site's styles and scripts from the build manifest. */
export async function readSiteAssets(distDir: string): Promise<SiteAssets> {
  const manifest = JSON.parse(await readFile(join(distDir, 'site/.vite/manifest.json'), 'utf8')) as Manifest;
  const urlOf = (name: string): string => {
    const entry = manifest[name];
    if (!entry) throw new Error(`the site's build has no ${name}`);
    return siteAssetBase + entry.file;
  };
  return { styles: [urlOf(siteStyles)], scripts: [urlOf(siteEntryPoint)] };
}

/** File names of a build contain a hash of their content. */
const immutableCaching = { maxAge: '365d', immutable: true } as const;

/** Serves the built files of the site and the admin area. Every screen of the admin area is the same document. */
export async function serveClientFiles(app: FastifyInstance, distDir: string, secure: boolean): Promise<void> {
  const setHeaders = (reply: FastifyReply) => void reply.header('x-content-type-options', 'nosniff');
  await app.register(fastifyStatic, {
    root: join(distDir, 'site'),
    prefix: siteAssetBase,
    dotfiles: 'ignore',
    decorateReply: false,
    index: false,
    setHeaders,
    preCompressed: true,
    ...immutableCaching,
  });
  await app.register(fastifyStatic, {
    root: join(distDir, 'admin/assets'),
    prefix: '/cmsadmin/assets/',
    decorateReply: false,
    index: false,
    setHeaders,
    preCompressed: true,
    ...immutableCaching,
  });
  const document = await readFile(join(distDir, 'admin/index.html'));
  const headers = {
    ...adminSecurityHeaders(secure),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  };
  const sendDocument = async (_request: FastifyRequest, reply: FastifyReply) => reply.headers(headers).send(document);
  app.get('/cmsadmin', sendDocument);
  app.get('/cmsadmin/*', sendDocument);
}
