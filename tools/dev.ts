import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite } from 'vite';
import { generateDocumentsIfStale } from './build/generate-documents.ts';
import { BackendProcess } from './dev/backend.ts';
import { forwardRequest } from './dev/forward-request.ts';
import { PageReload } from './dev/page-reload.ts';
import { watchGraphQLDocuments, watchBuildPart } from './dev/watch.ts';

/**
 * `npm run dev`: everything on PORT. Vite serves the admin area with hot replacement. Server and site are rebuilt at
 * each change; then the server restarts and open pages of the site reload.
 */
process.env.NODE_ENV = 'development';
const port = process.env.PORT || '3000';
const host = process.env.HOST || '127.0.0.1';
const folder = join('.cache', 'dist-dev');

/** The server requires a built admin area, although Vite in front of it handles those requests. */
function makePlaceholder(): void {
  const admin = join(folder, 'admin');
  mkdirSync(join(admin, 'assets'), { recursive: true });
  writeFileSync(join(admin, 'index.html'), '');
}

/** Listens before anything is built. Exits with one line that says why it failed. */
async function listen(http: Server): Promise<void> {
  try {
    http.listen(Number(port), host);
    await once(http, 'listening');
  } catch (error) {
    const { code = String(error) } = error as NodeJS.ErrnoException;
    const reason = code === 'EADDRINUSE' ? 'which another program listens on already' : `which does not work (${code})`;
    console.error(`PORT is ${port} at ${host}, ${reason}, for example PORT=${Number(port) + 1}`);
    process.exit(1);
  }
}

async function startDevelopment(): Promise<void> {
  const firstStart = Promise.withResolvers<void>();
  let handleRequest: (request: IncomingMessage, response: ServerResponse) => void = () => {};
  const http = createServer((request, response) => {
    void firstStart.promise.then(() => handleRequest(request, response));
  });
  await listen(http);
  generateDocumentsIfStale();
  makePlaceholder();
  const backend = new BackendProcess(folder, port);
  const reload = new PageReload();
  const changeHtml = (html: string) => reload.addScriptTo(html);
  const vite = await createVite({
    configFile: 'vite.admin.config.ts',
    server: { middlewareMode: true, ws: { server: http } },
  });
  handleRequest = (request: IncomingMessage, response: ServerResponse) => {
    if (reload.handleRequest(request, response)) return;
    if (/^\/cmsadmin(\/|\?|$)/.test(request.url ?? '')) vite.middlewares(request, response);
    else void backend.restarted.then(() => forwardRequest(request, response, { port: backend.port, changeHtml }));
  };
  const built = new Set<string>();
  let pending: NodeJS.Timeout | undefined;
  const restart = async () => {
    await backend.restart();
    firstStart.resolve();
    reload.reloadPages();
  };
  const handleBuilt = (part: string) => {
    built.add(part);
    if (built.size < 2) return;
    clearTimeout(pending);
    pending = setTimeout(() => void restart(), 100);
  };
  const watchers = [
    watchGraphQLDocuments(),
    await watchBuildPart('server', folder, () => handleBuilt('server')),
    await watchBuildPart('site', folder, () => handleBuilt('site')),
  ];
  const stop = async () => {
    clearTimeout(pending);
    reload.close();
    for (const watcher of watchers) await watcher.close();
    await vite.close();
    http.close();
    await backend.stop();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop()).once('SIGTERM', () => void stop());
  await firstStart.promise;
  console.log(`Development server on http://localhost:${port}, admin area on http://localhost:${port}/cmsadmin/`);
}

await startDevelopment();
