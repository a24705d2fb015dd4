import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A free port on loopback. Below the range from which systems take ports for outgoing connections, so that the port is
 * still free when the database has to be started again on it.
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
