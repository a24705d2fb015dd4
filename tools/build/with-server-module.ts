import 'reflect-metadata';
import { createServer } from 'vite';
import { decoratorOptions } from './vite-options.ts';

/**
 * Runs `work` with a server module. The module is loaded through Vite, because Node cannot compile its decorators and
 * JSON imports. `path` is relative to the project.
 */
export async function withServerModule<Module, Result>(
  path: string,
  work: (module: Module) => Promise<Result>,
): Promise<Result> {
  const vite = await createServer({
    configFile: false,
    root: process.cwd(),
    appType: 'custom',
    logLevel: 'error',
    oxc: decoratorOptions,
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    return await work((await vite.ssrLoadModule(path)) as Module);
  } finally {
    await vite.close();
  }
}
