import { watch } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { generateDocumentsIfStale } from '../build/generate-documents.ts';

type FileWatcher = { close(): Promise<void> | void };

/** Builds a part into the folder now and after each change; calls `onBuilt` after every successful build. */
export async function watchBuildPart(
  part: 'server' | 'site',
  folder: string,
  onBuilt: () => void,
): Promise<FileWatcher> {
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

/** Generates documents and hooks when the schema or a document changes. */
export function watchGraphQLDocuments(): FileWatcher {
  const handleChange = (_event: string, name: string | null) => {
    if (name?.endsWith('.graphql')) generateOrLogError();
  };
  const watchers = [
    watch('.', handleChange),
    watch('site', { recursive: true }, handleChange),
    watch('admin', { recursive: true }, handleChange),
  ];
  return { close: () => watchers.forEach((watcher) => watcher.close()) };
}

function generateOrLogError(): void {
  try {
    generateDocumentsIfStale();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
