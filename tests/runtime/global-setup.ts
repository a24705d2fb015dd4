import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { copyFolder, type PreparedKind } from '../support/prepared-data.ts';
import { startProduct } from '../support/product.ts';
import { makeRunFolder } from '../support/run-folder.ts';

async function prepare(folder: string, kind: PreparedKind): Promise<string> {
  const dataDir = join(folder, kind);
  if (kind === 'demo') copyFolder(join(folder, 'empty'), dataDir);
  const env = { DEMO: kind === 'demo' ? '1' : '0' };
  const product = await startProduct({ logFile: `test-results/prepare-${kind}.log`, dataDir, env });
  await product.stop();
  return dataDir;
}

/** Prepares the data folders that most tests copy, each by a real start of the product. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = makeRunFolder('ximblox-runtime-');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    project.provide('runFolder', folder);
    project.provide('preparedData', { empty: await prepare(folder, 'empty'), demo: await prepare(folder, 'demo') });
  } catch (error) {
    remove();
    throw error;
  }
  return remove;
}
