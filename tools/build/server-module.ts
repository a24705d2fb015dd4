import 'reflect-metadata';
import { createServer } from 'vite';
import { oxc } from './vite-shared.ts';

/**
 * Runs something with a module of the server that Node cannot load by itself: it is loaded through Vite, since the
 * features' decorators and their JSON need its compiler. `path` is from the project's root.
 */
export async function withServerModule<Module, Result>(
  path: string,
  use: (module: Module) => Promise<Result>,
): Promise<Result> {
  const vite = await createServer({
    configFile: false,
    root: process.cwd(),
    appType: 'custom',
    logLevel: 'error',
    oxc,
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    return await use((await vite.ssrLoadModule(path)) as Module);
  } finally {
    await vite.close();
  }
}
