import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { isLongRun } from '../support/random.ts';
import { type Memory, readLiveMemory } from '../support/load/live-memory.ts';
import { type MixedLoad, startMixedLoad } from '../support/load/mixed-load.ts';
import { findFreePort, startProduct } from '../support/product.ts';
import { slopeOf } from '../support/load/trend.ts';

const minutes = Number(process.env.TEST_MINUTES ?? 30);

/** The measured part of the run: by then all code was used often and compiled, and caches are full. */
const counted = Math.ceil((minutes * 2) / 3);

/**
 * Megabytes for a thousand actions. A leaked object with its text has at least a thousand bytes; what is still compiled
 * and counted after ten minutes is a tenth of that. Resident memory varies with the garbage collector, and with
 * fragmentation by image processing.
 */
const allowed: Memory = { live: 0.5, resident: 5 };

type Sample = Memory & { actions: number };

/** Least squares, over the samples of each minute and the actions of an average one. */
function growthOf(samples: readonly Sample[], kind: keyof Memory): number {
  const actions = ((samples.at(-1)?.actions ?? 0) - (samples[0]?.actions ?? 0)) / (samples.length - 1);
  return (slopeOf(samples.map((sample) => sample[kind])) / actions) * 1_000;
}

const countActions = ({ counts }: MixedLoad): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

const print = (memory: Memory): string => `${memory.live.toFixed(1)} live, ${memory.resident.toFixed(0)} resident`;

it(
  `memory does not grow over ${minutes} minutes of reading, writing, uploading, searching and checking`,
  async ({ skip }) => {
    skip(!isLongRun, 'only npm run test:long waits for minutes');
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
      samples.push({ ...sample, actions: countActions(load) });
      console.log(`minute ${minute}: ${print(sample)} MB, ${JSON.stringify(load.counts)}`);
    }
    const last = samples.slice(-counted);
    const [live, resident] = [growthOf(last, 'live'), growthOf(last, 'resident')];
    console.log(
      `the last ${counted} minutes, MB in 1,000 actions: ${live.toFixed(2)} live, ${resident.toFixed(2)} resident`,
    );
    expect(load.failures).toEqual([]);
    expect(live).toBeLessThan(allowed.live);
    expect(resident).toBeLessThan(allowed.resident);
  },
  (minutes + 5) * 60_000,
);
