import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readCpuTime } from '../../bench/cpu-time.ts';
import { readMemory, readPeakMemory, resetPeakMemory } from '../../support/load/process-memory.ts';
import { startPrepared } from '../../support/prepared-data.ts';
import { administrator, makeAccessibleFolder, type Product } from '../../support/product.ts';
import { createClient, type TestClient } from '../../support/test-client.ts';
import { addFile, createImage } from '../../support/media-files.ts';

/**
 * Limits for every attack: milliseconds, and megabytes of the server process. If other programs use the processor, the
 * server's own CPU time counts instead, within a larger wall-clock limit.
 */
const allowed = { time: 2_000, wallClock: 10_000, memory: 200 } as const;

const hasCpuTimes = existsSync('/proc/self/stat');

/** CPU milliseconds of a process so far; infinite if the system does not report them. */
const cpuTimeOf = (pid: number): number => (hasCpuTimes ? readCpuTime(pid) / 1_000 : Number.POSITIVE_INFINITY);

/** Infinity minus infinity is NaN: then only the clock decides. */
const isQuick = (time: number, work: number): boolean =>
  time < allowed.time || (work < allowed.time && time < allowed.wallClock);

/** A separate product that a file of attacks is aimed at. */
export type AttackedProduct = {
  product: Product;
  /** The folder around the data folder. */
  folder: string;
  staff: TestClient;
  visitor: TestClient;
  /** Runs an attack, prints its cost, and fails if that is too high. */
  measureAttack: <Result>(attack: string, run: () => Promise<Result>) => Promise<Result>;
  stop: () => Promise<void>;
};

/** Loads the code and the pools for images before anything is measured. */
async function warmUp(staff: TestClient): Promise<void> {
  for (const format of ['png', 'jpeg', 'webp', 'avif', 'gif'] as const) {
    const file = await addFile(staff, await createImage({ width: 90, height: 60 }).toFormat(format).toBuffer());
    await (await staff.fetch(`${file.url}&w=320&format=webp`)).arrayBuffer();
  }
}

/** Starts a product that is attacked only over the network. */
export async function startAttackedProduct(): Promise<AttackedProduct> {
  const folder = makeAccessibleFolder('ximblox attacks ');
  const product = await startPrepared({
    logFile: join(folder, 'start.log'),
    dataDir: join(folder, 'data'),
    env: { DEMO: '0' },
  });
  const staff = createClient(product.address);
  await staff.post('/auth/login', administrator);
  await warmUp(staff);
  const pid = product.process.pid ?? 0;
  const measureAttack: AttackedProduct['measureAttack'] = async (attack, run) => {
    const baseline = readMemory(pid);
    resetPeakMemory(pid);
    const [started, workBefore] = [performance.now(), cpuTimeOf(pid)];
    const response = await run();
    const [time, work] = [performance.now() - started, cpuTimeOf(pid) - workBefore];
    const growth = readPeakMemory(pid) - baseline;
    console.log(`${attack}: ${time.toFixed(0)} ms, ${growth.toFixed(0)} MB`);
    expect([attack, isQuick(time, work), growth < allowed.memory]).toEqual([attack, true, true]);
    return response;
  };
  const stop = async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { product, folder, staff, visitor: createClient(product.address), measureAttack, stop };
}
