import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Returns a free port on loopback. It is below the range for outgoing connections, so that it is still free when the
 * database restarts on it.
 */
export async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = randomInt(20000, 30000);
    if (await isFree(port)) return port;
  }
  throw new Error('no free port between 20000 and 30000');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
