import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Product, type ProductOptions, startProduct } from './product.ts';

/** The content of a prepared data folder: the demo site, or no page. */
export type PreparedKind = 'demo' | 'empty';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder for everything that the tests of this run create. */
    runFolder: string;
    /** Data folders of a product that was stopped cleanly. */
    preparedData: Record<PreparedKind, string>;
  }
}

/** Keeps the owners of files, since PostgreSQL's files are not root's when tests run as root. */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** Copies a data folder as the first start leaves it, which saves a test that start. */
export function copyPreparedData(dataDir: string, kind: PreparedKind): void {
  copyFolder(inject('preparedData')[kind], dataDir);
}

/** Like `startProduct`, on a copy of prepared data unless there is a data folder already. */
export async function startPrepared(options: ProductOptions & { dataDir: string }): Promise<Product> {
  const isNew = !existsSync(join(options.dataDir, 'secret'));
  if (isNew) copyPreparedData(options.dataDir, options.env?.DEMO === '0' ? 'empty' : 'demo');
  return startProduct(options);
}
