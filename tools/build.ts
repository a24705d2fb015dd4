import { build } from 'vite';
import { compressTextFiles } from './build/compress-text-files.ts';
import {
  createBuildDraft,
  type BuildPart,
  buildPartNames,
  publishBuildDraft,
  removeBuildDrafts,
} from './build/dist.ts';
import { generateDocumentsIfStale } from './build/generate-documents.ts';
import { computeBuildStamp } from './build/build-stamp.ts';

/** `npm run build`: generates documents, then builds server, site and admin area into dist. */
process.env.NODE_ENV = 'production';

const labels: Record<BuildPart, string> = { server: 'server', site: 'site', admin: 'admin area' };

async function runTimed(label: string, work: () => Promise<unknown> | void): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`  ${label.padEnd(10)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function buildOne(part: BuildPart, draftFolder: string): Promise<unknown> {
  const outDir = `${process.cwd()}/${draftFolder}/${part}`;
  return build({ configFile: `vite.${part}.config.ts`, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}

async function buildAll(): Promise<void> {
  await runTimed('documents', generateDocumentsIfStale);
  const stamp = computeBuildStamp();
  const draftFolder = createBuildDraft();
  for (const part of buildPartNames) await runTimed(labels[part], () => buildOne(part, draftFolder));
  await runTimed('compressed', () => ['site', 'admin'].forEach((part) => compressTextFiles(`${draftFolder}/${part}`)));
  publishBuildDraft(draftFolder, stamp);
}

console.log('Building');
try {
  await buildAll();
} catch (error) {
  removeBuildDrafts();
  console.error(`The build failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
