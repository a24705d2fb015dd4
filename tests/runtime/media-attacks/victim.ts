import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readCpuTime } from '../../bench/cpu-time.ts';
import { readMemory, readPeakMemory, resetPeakMemory } from '../../support/process-memory.ts';
import { startPrepared } from '../../support/prepared-data.ts';
import { administrator, makeOpenFolder, type Product } from '../../support/product.ts';
import { createClient, type TestClient } from '../../support/test-client.ts';
import { addedFile, picture } from '../../rest/media/media-fixtures.ts';

/**
 * What every attack has to stay below: milliseconds, and megabytes of the server process. Where other programs take the
 * processor meanwhile, what counts is the time that the server itself had of it, within a patience by the clock.
 */
const allowed = { time: 2_000, patience: 10_000, memory: 200 } as const;

const hasCpuTimes = existsSync('/proc/self/stat');

/** Milliseconds that a process has worked so far; without end where the system does not tell. */
const workOf = (pid: number): number => (hasCpuTimes ? readCpuTime(pid) / 1_000 : Number.POSITIVE_INFINITY);

/** Two endless numbers differ by none: then the clock alone decides. */
const isQuick = (time: number, work: number): boolean =>
  time < allowed.time || (work < allowed.time && time < allowed.patience);

/** A product of its own that a file of attacks is aimed at. */
export type Victim = {
  product: Product;
  /** A folder of this test around the data folder. */
  folder: string;
  staff: TestClient;
  visitor: TestClient;
  /** Runs an attack, prints what it cost, and fails where that is too much. */
  withstand: <Answer>(attack: string, run: () => Promise<Answer>) => Promise<Answer>;
  stop: () => Promise<void>;
};

/** The code and the pools that any picture needs are loaded before anything is measured. */
async function warmUp(staff: TestClient): Promise<void> {
  for (const format of ['png', 'jpeg', 'webp', 'avif', 'gif'] as const) {
    const file = await addedFile(staff, await picture({ width: 90, height: 60 }).toFormat(format).toBuffer());
    await (await staff.fetch(`${file.url}&w=320&format=webp`)).arrayBuffer();
  }
}

/** Starts a product that is attacked over the network alone. */
export async function startVictim(): Promise<Victim> {
  const folder = makeOpenFolder('ximblox attacks ');
  const product = await startPrepared({
    logFile: join(folder, 'start.log'),
    dataDir: join(folder, 'data'),
    env: { DEMO: '0' },
  });
  const staff = createClient(product.address);
  await staff.post('/auth/login', administrator);
  await warmUp(staff);
  const pid = product.process.pid ?? 0;
  const withstand: Victim['withstand'] = async (attack, run) => {
    const calm = readMemory(pid);
    resetPeakMemory(pid);
    const [started, workBefore] = [performance.now(), workOf(pid)];
    const answer = await run();
    const [time, work] = [performance.now() - started, workOf(pid) - workBefore];
    const growth = readPeakMemory(pid) - calm;
    console.log(`${attack}: ${time.toFixed(0)} ms, ${growth.toFixed(0)} MB`);
    expect([attack, isQuick(time, work), growth < allowed.memory]).toEqual([attack, true, true]);
    return answer;
  };
  const stop = async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { product, folder, staff, visitor: createClient(product.address), withstand, stop };
}
