import { build } from 'vite';
import { compressTexts } from './build/compress.ts';
import { makeDraft, type Part, partNames, publishDraft, removeDrafts } from './build/dist.ts';
import { generateIfStale } from './build/generate.ts';
import { stampBuild } from './build/sources.ts';

/** `npm run build`: generated documents, then server, site and admin area into dist. */
process.env.NODE_ENV = 'production';

const labels: Record<Part, string> = { server: 'server', site: 'site', admin: 'admin area' };

async function timed(label: string, work: () => Promise<unknown> | void): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`  ${label.padEnd(10)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function buildPart(part: Part, draft: string): Promise<unknown> {
  const outDir = `${process.cwd()}/${draft}/${part}`;
  return build({ configFile: `vite.${part}.config.ts`, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}

async function buildAll(): Promise<void> {
  await timed('documents', generateIfStale);
  const stamp = stampBuild();
  const draft = makeDraft();
  for (const part of partNames) await timed(labels[part], () => buildPart(part, draft));
  await timed('compressed', () => ['site', 'admin'].forEach((part) => compressTexts(`${draft}/${part}`)));
  publishDraft(draft, stamp);
}

console.log('Building');
try {
  await buildAll();
} catch (error) {
  removeDrafts();
  console.error(`The build failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
