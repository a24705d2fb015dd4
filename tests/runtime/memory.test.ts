import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { isLong } from '../support/generated.ts';
import { type Memory, readLiveMemory } from '../support/live-memory.ts';
import { type MixedLoad, startMixedLoad } from '../support/mixed-load.ts';
import { findFreePort, startProduct } from '../support/product.ts';
import { slopeOf } from '../support/trend.ts';

const minutes = Number(process.env.TEST_MINUTES ?? 30);

/** The part of the run that counts: by then everything was used often, compiled, and kept where it may be kept. */
const counted = Math.ceil((minutes * 2) / 3);

/**
 * Megabytes for a thousand deeds. Whatever a deed leaves behind by mistake is an object with its text at least, a
 * thousand bytes or more; what is still compiled and counted after ten minutes is a tenth of that. Resident memory goes
 * up and down with the collector, and with the gaps that drawing leaves between its pieces.
 */
const allowed: Memory = { live: 0.5, resident: 5 };

type Sample = Memory & { deeds: number };

/** Least squares, over the samples of each minute and the deeds of an average one. */
function growthOf(samples: readonly Sample[], kind: keyof Memory): number {
  const deeds = ((samples.at(-1)?.deeds ?? 0) - (samples[0]?.deeds ?? 0)) / (samples.length - 1);
  return (slopeOf(samples.map((sample) => sample[kind])) / deeds) * 1_000;
}

const countDeeds = ({ counts }: MixedLoad): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

const print = (memory: Memory): string => `${memory.live.toFixed(1)} live, ${memory.resident.toFixed(0)} resident`;

it(
  `memory does not grow over ${minutes} minutes of reading, writing, uploading, searching and checking`,
  async ({ skip }) => {
    skip(!isLong, 'only npm run test:long waits for minutes');
    const port = await findFreePort();
    const env = { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` };
    const product = await startProduct({ logFile: 'test-results/memory-server.log', env });
    onTestFinished(() => product.stop());
    const load = await startMixedLoad(product.address);
    onTestFinished(() => load.stop());
    const samples: Sample[] = [];
    for (let minute = 1; minute <= minutes; minute += 1) {
      await sleep(60_000);
      const sample = await readLiveMemory(product.process.pid ?? 0, port);
      samples.push({ ...sample, deeds: countDeeds(load) });
      console.log(`minute ${minute}: ${print(sample)} MB, ${JSON.stringify(load.counts)}`);
    }
    const last = samples.slice(-counted);
    const [live, resident] = [growthOf(last, 'live'), growthOf(last, 'resident')];
    console.log(
      `the last ${counted} minutes, MB in 1,000 deeds: ${live.toFixed(2)} live, ${resident.toFixed(2)} resident`,
    );
    expect(load.failures).toEqual([]);
    expect(live).toBeLessThan(allowed.live);
    expect(resident).toBeLessThan(allowed.resident);
  },
  (minutes + 5) * 60_000,
);
