import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { startProduct } from '../support/product.ts';
import { makeRunFolder } from '../support/run-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product with its demo listens. */
    productAddress: string;
  }
}

/** Starts the built product with its demo once for all browsers. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeRunFolder('ximblox-other-browsers-');
  const { address, stop } = await startProduct({
    logFile: 'test-results/other-browsers-server.log',
    dataDir: `${folder}/data`,
  });
  project.provide('productAddress', address);
  return async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
