import { Worker } from 'node:worker_threads';
import { administrator, type Product } from '../support/product.ts';
import { createClient } from '../support/test-client.ts';
import { worstCases } from '../support/hostile/worst-cases.ts';

/** Milliseconds for which one request may hold the event loop, on a machine that does nothing else. */
const allowed = 100;

/** Asks for /healthz all the time in a thread of its own, and tells the longest wait since it was last asked. */
const watch = `
  const { parentPort, workerData } = require('node:worker_threads');
  let longest = 0;
  parentPort.on('message', () => { parentPort.postMessage(longest); longest = 0; });
  const ask = async () => {
    const start = performance.now();
    await (await fetch(workerData + '/healthz')).arrayBuffer();
    longest = Math.max(longest, performance.now() - start);
    setTimeout(ask, 5);
  };
  ask();`;

/** Sends each of the worst texts known at its size limit; whether others were answered meanwhile. */
export async function measureEventLoop({ address }: Product): Promise<boolean> {
  const client = createClient(address);
  await client.post('/auth/login', administrator);
  const worker = new Worker(watch, { eval: true, workerData: address });
  const longestWait = () =>
    new Promise<number>((resolve) => {
      worker.once('message', resolve);
      worker.postMessage('longest');
    });
  let longest = 0;
  for (const { name, limit, send } of await worstCases(client)) {
    await send(limit / 4);
    await longestWait();
    await send(limit);
    const wait = await longestWait();
    longest = Math.max(longest, wait);
    console.log(`event loop, ${name}: ${wait.toFixed(0)} ms${wait > allowed ? ': FAILED' : ''}`);
  }
  await worker.terminate();
  console.log(`event loop, longest wait of others: ${longest.toFixed(0)} ms`);
  return longest <= allowed;
}
