import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Product, type ProductOptions, startProduct } from './product.ts';

/** What the data folder of an installation holds that was started once: the demo site, or no page. */
export type PreparedKind = 'demo' | 'empty';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests of this run keep what they make. */
    runFolder: string;
    /** Data folders of a product that was stopped in order. */
    preparedData: Record<PreparedKind, string>;
  }
}

/** With the owners of its files, of which PostgreSQL's are not ours where we are root. */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** A data folder as the first start leaves it, which spares a test that start. */
export function copyPreparedData(dataDir: string, kind: PreparedKind): void {
  copyFolder(inject('preparedData')[kind], dataDir);
}

/** As `startProduct`, on a copy of prepared data where there is none of an earlier start. */
export async function startPrepared(options: ProductOptions & { dataDir: string }): Promise<Product> {
  const isNew = !existsSync(join(options.dataDir, 'secret'));
  if (isNew) copyPreparedData(options.dataDir, options.env?.DEMO === '0' ? 'empty' : 'demo');
  return startProduct(options);
}
