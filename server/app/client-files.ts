import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { adminHeaders } from './security-headers.ts';

/** Addresses of the site's built styles and scripts. */
export type SiteAssets = { styles: string[]; scripts: string[] };

const siteBase = '/_/assets/';
const siteEntry = 'site/app/browser.ts';

type Manifest = Record<string, { file: string; css?: string[] }>;

/** What pages of the site load, from the manifest of its build. */
export async function readSiteAssets(distDir: string): Promise<SiteAssets> {
  const manifest = JSON.parse(await readFile(join(distDir, 'site/.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = manifest[siteEntry];
  if (!entry) throw new Error(`the site's build has no ${siteEntry}`);
  return { styles: (entry.css ?? []).map((file) => siteBase + file), scripts: [siteBase + entry.file] };
}

/** File names of a build hold a hash of their content. */
const foreverCached = { maxAge: '365d', immutable: true } as const;

/** Serves the built files of the site and of the admin area; every screen of the latter is one document. */
export async function addClientFiles(app: FastifyInstance, distDir: string, secure: boolean): Promise<void> {
  const setHeaders = (reply: FastifyReply) => void reply.header('x-content-type-options', 'nosniff');
  await app.register(fastifyStatic, {
    root: join(distDir, 'site'),
    prefix: siteBase,
    dotfiles: 'ignore',
    decorateReply: false,
    index: false,
    setHeaders,
    preCompressed: true,
    ...foreverCached,
  });
  await app.register(fastifyStatic, {
    root: join(distDir, 'admin/assets'),
    prefix: '/cmsadmin/assets/',
    decorateReply: false,
    index: false,
    setHeaders,
    preCompressed: true,
    ...foreverCached,
  });
  const document = await readFile(join(distDir, 'admin/index.html'));
  const headers = { ...adminHeaders(secure), 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
  const sendDocument = async (_request: FastifyRequest, reply: FastifyReply) => reply.headers(headers).send(document);
  app.get('/cmsadmin', sendDocument);
  app.get('/cmsadmin/*', sendDocument);
}
