import { readFileSync } from 'node:fs';
import { createRandom } from '../tests/support/random.ts';
import { MutationSampler, featureOf } from './mutate/mutation-sampler.ts';
import { findMutations, type Mutation } from './mutate/find-mutations.ts';
import { ProjectCopy } from './mutate/project-copy.ts';
import { killPrograms } from './mutate/run-with-time-limit.ts';
import { doesCompile, type MutationOutcome, tryMutation } from './mutate/try-mutation.ts';
import { ensureChromium } from './testing/ensure-chromium.ts';
import { readImportGraph } from './testing/import-graph.ts';
import { listFiles } from './testing/list-files.ts';
import { describeDuration } from './testing/stage-times.ts';

/**
 * `npm run mutate -- SEED COUNT [FOLDER]`: changes an operator or removes a check at COUNT places, chosen by the seed
 * across all features, one at a time in a copy of the project, and lists those that no test notices.
 */
const excludedSources = /\.(test|stories|d)\.|(^|\/)(generated|migrations)\//;

function readArguments(): { seed: number; count: number; folder: string } {
  const [seed = 1, count = 20] = process.argv.slice(2, 4).map(Number);
  if (Number.isInteger(seed) && count > 0 && Number.isInteger(count)) {
    return { seed, count, folder: process.argv[4] ?? '{server,admin,site}' };
  }
  console.error('npm run mutate -- SEED COUNT [FOLDER], such as: npm run mutate -- 7 40 server/publication');
  process.exit(2);
}

function findAllMutations(folder: string): Mutation[] {
  const paths = listFiles(`${folder}/**/*.{ts,tsx}`)
    .filter((path) => !excludedSources.test(path))
    .sort();
  return paths.flatMap((path) => findMutations(path, readFileSync(path, 'utf8')));
}

function describeOutcome(outcome: MutationOutcome, seconds: number): string {
  const time = describeDuration(seconds);
  return outcome.kind === 'caught' ? `     caught in ${time} by ${outcome.caughtBy}` : `     SURVIVED, ${time}`;
}

type MutationTally = { caught: number; survivors: Mutation[] };

async function tryMutations(sampler: MutationSampler, count: number, copy: ProjectCopy): Promise<MutationTally> {
  const testRun = { copy, graph: readImportGraph(), passingFiles: new Set<string>() };
  const tally: MutationTally = { caught: 0, survivors: [] };
  const startedAt = performance.now();
  let mutation = sampler.next();
  for (let done = 0; mutation && done < count; ) {
    const mutationAt = performance.now();
    console.log(`\n${done + 1} of ${count}  ${mutation.path}:${mutation.line}  ${mutation.kind}`);
    console.log(`     ${mutation.before}  →  ${mutation.after}`);
    const outcome = await tryMutation(testRun, mutation);
    if (outcome.kind === 'not compiled') {
      console.log('     does not compile; trying another one');
      mutation = sampler.replaceLast();
      continue;
    }
    done++;
    if (outcome.kind === 'caught') tally.caught++;
    else tally.survivors.push(mutation);
    console.log(describeOutcome(outcome, (performance.now() - mutationAt) / 1000));
    const secondsPerMutation = (performance.now() - startedAt) / 1000 / done;
    if (done < count) console.log(`     about ${describeDuration(secondsPerMutation * (count - done))} left`);
    mutation = sampler.next();
  }
  return tally;
}

function stopOnSignal(copy: ProjectCopy): void {
  const stop = () => {
    killPrograms();
    copy[Symbol.dispose]();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

const { seed, count, folder } = readArguments();
const all = findAllMutations(folder);
const features = new Set(all.map(({ path }) => featureOf(path)));
console.log(`Seed ${seed}: ${count} of ${all.length} places in ${features.size} features`);
const browser = ensureChromium();
if (!browser) process.exit(1);
process.env.CHROMIUM_PATH = browser;
using copy = new ProjectCopy();
stopOnSignal(copy);
if (!(await doesCompile(copy.root))) throw new Error('The project does not compile. Run: npm run check -- types');
const { caught, survivors } = await tryMutations(new MutationSampler(all, createRandom(seed)), count, copy);
console.log();
for (const { path, line, before, after } of survivors) console.log(`SURVIVED ${path}:${line}  ${before}  →  ${after}`);
console.log(`${caught} of ${caught + survivors.length} caught`);
if (survivors.length > 0) process.exitCode = 1;
