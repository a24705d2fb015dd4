import { watch } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { generateIfStale } from '../build/generate.ts';

type Watched = { close(): Promise<void> | void };

/** Builds a part into the folder now and after each change; `onBuilt` is called after every good build. */
export async function watchPart(part: 'server' | 'site', folder: string, onBuilt: () => void): Promise<Watched> {
  const outDir = join(process.cwd(), folder, part);
  const output = { outDir, emptyOutDir: true, watch: {}, minify: false };
  const watcher = (await build({
    configFile: `vite.${part}.config.ts`,
    logLevel: 'warn',
    mode: 'development',
    build: output,
  })) as Rolldown.RolldownWatcher;
  watcher.on('event', (event) => {
    if (event.code === 'END') onBuilt();
    if (event.code === 'ERROR') console.error(`The ${part} could not be built: ${event.error.message}`);
    if (event.code === 'BUNDLE_END' || event.code === 'ERROR') void event.result?.close();
  });
  return watcher;
}

/** Generates documents and hooks again when the schema or a document changes. */
export function watchDocuments(): Watched {
  const handleChange = (_event: string, name: string | null) => {
    if (name?.endsWith('.graphql')) generateOrTell();
  };
  const watchers = [
    watch('.', handleChange),
    watch('site', { recursive: true }, handleChange),
    watch('admin', { recursive: true }, handleChange),
  ];
  return { close: () => watchers.forEach((watcher) => watcher.close()) };
}

function generateOrTell(): void {
  try {
    generateIfStale();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
