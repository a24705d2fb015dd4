import { rmSync } from 'node:fs';
import { startEmbeddedDatabase } from '../../server/app/embedded-database/index.ts';
import { makeAccessibleFolder, type Product, startProduct } from '../support/product.ts';

/** Starts the product on a database that the benchmark may fill itself; removes both afterwards. */
export async function withDatabase<Result>(
  name: string,
  measure: (product: Product, databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  const folder = makeAccessibleFolder('ximblox-bench-');
  const database = await startEmbeddedDatabase({ dataDir: folder, log: () => {} });
  try {
    const env = { DATABASE_URL: database.url, SECRET: 'only the benchmarks know this one', DEMO: '0' };
    const product = await startProduct({ logFile: `test-results/bench-${name}.log`, env });
    try {
      return await measure(product, database.url);
    } finally {
      await product.stop();
    }
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
