import { existsSync } from 'node:fs';
import { startProduct } from '../support/product.ts';
import { compareAddresses } from './compare-addresses.ts';
import { benchSettings, compareWithRaw } from './compare.ts';

/** `npm run bench`: starts the product as its users do, on loopback, and prints what its answers cost. */
if (!existsSync('/proc/self/stat')) {
  console.error('The benchmarks read CPU times from /proc, which this system does not have. Run them on Linux.');
  process.exit(1);
}

const product = await startProduct({ logFile: 'test-results/bench-server.log' });
try {
  const pid = product.process.pid ?? 0;
  console.log(`Node ${process.version}, ${benchSettings}`);
  await compareWithRaw('cached page', { url: `${product.address}/about`, method: 'GET', headers: {} }, pid);
  await compareWithRaw(
    'cached get-by-slug',
    {
      url: `${product.address}/api/ximblox/page/get-by-slug`,
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
      body: JSON.stringify({ slug: 'about' }),
    },
    pid,
  );
  if (!(await compareAddresses(product))) process.exitCode = 1;
} finally {
  await product.stop();
}
