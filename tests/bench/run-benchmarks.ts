import { existsSync } from 'node:fs';
import { type Product, startProduct } from '../support/product.ts';
import { measureCachedResponses } from './cached-responses.ts';
import { compareAccountTiming } from './compare-account-timing.ts';
import { measureEditor } from './editor.ts';
import { measureEventLoop } from './event-loop.ts';
import { measureFreshness } from './freshness.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMedia } from './media-library.ts';
import { measureOverload } from './overload.ts';
import { measurePageLists } from './page-lists.ts';
import { measureReports } from './report.ts';
import { measureSearch } from './search.ts';
import { measureSiteClient } from './site-client.ts';
import { measureUncachedPages } from './uncached-pages.ts';
import { withDatabase } from './with-database.ts';

async function withProduct(
  measure: (product: Product) => Promise<boolean>,
  env: Record<string, string> = {},
): Promise<boolean> {
  const product = await startProduct({ logFile: 'test-results/bench-server.log', env });
  try {
    return await measure(product);
  } finally {
    await product.stop();
  }
}

/** Production settings: with rate limits, and with the log of a production server. */
const production = { RATE_LIMIT: 'on', NODE_ENV: 'production' };

/** The benchmarks by name, each of which can be run alone; each returns whether its result is within the limits. */
const benchmarks: Readonly<Record<string, () => Promise<boolean>>> = {
  answers: () => withProduct(measureCachedResponses, production),
  uncached: () => withDatabase('uncached', measureUncachedPages),
  freshness: measureFreshness,
  lighthouse: () => withProduct(measureLighthouse, production),
  'site-client': () => withProduct(measureSiteClient, production),
  addresses: () => withProduct(compareAccountTiming),
  media: measureMedia,
  pages: measurePageLists,
  search: measureSearch,
  overload: measureOverload,
  report: () => withProduct(measureReports),
  editor: () => withProduct(measureEditor),
  'event-loop': () => withProduct(measureEventLoop),
};

/** `npm run bench`, or `npm run bench -- pages`: starts the product like its users do and prints the measurements. */
if (!existsSync('/proc/self/stat')) {
  console.error('The benchmarks read CPU times from /proc, which this system does not have. Run them on Linux.');
  process.exit(1);
}

const names = Object.keys(benchmarks);
const wanted = process.argv.length > 2 ? process.argv.slice(2) : names;
const unknown = wanted.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}". Name any of: ${names.join(', ')}`);
  process.exit(1);
}
for (const name of wanted) {
  if (!(await benchmarks[name]?.())) process.exitCode = 1;
}
