import { worstCases } from '../support/hostile/worst-cases.ts';
import { administrator, type Product } from '../support/product.ts';
import { createClient } from '../support/test-client.ts';

/** Milliseconds for which one request may block the event loop, on an idle machine. */
const allowed = 100;

/** The longest delay of the server's event loop since the last reading (milliseconds), as the server measures it. */
async function readLongestDelay(address: string): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1];
  if (seconds === undefined) throw new Error('The metrics contain no event loop delay');
  return Number(seconds) * 1_000;
}

/** Sends each of the worst known texts at its size limit; returns whether the event loop stayed responsive. */
export async function measureEventLoop({ address }: Product): Promise<boolean> {
  const client = createClient(address);
  await client.post('/auth/login', administrator);
  let longest = 0;
  for (const { name, limit, send } of await worstCases(client)) {
    await send(limit / 4);
    await readLongestDelay(address);
    await send(limit);
    const delay = await readLongestDelay(address);
    longest = Math.max(longest, delay);
    console.log(`event loop, ${name}: ${delay.toFixed(0)} ms${delay > allowed ? ': FAILED' : ''}`);
  }
  console.log(`event loop, longest delay: ${longest.toFixed(0)} ms`);
  return longest <= allowed;
}
