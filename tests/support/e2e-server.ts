import { startProduct } from './product.ts';

/** One real `npm start` for all browser tests of a run. */
export default async function startForBrowserTests(): Promise<() => Promise<void>> {
  const { address, dataDir, stop } = await startProduct({ logFile: 'test-results/e2e-server.log' });
  process.env.E2E_BASE_URL = address;
  process.env.E2E_DATA_DIR = dataDir;
  return stop;
}
