import 'reflect-metadata';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createJobTasks } from '../../server/app/jobs/job-lanes.ts';
import { isLongRun } from '../support/random.ts';
import { type JobNodes, listProcesses, lockTables, startJobNodes } from '../support/jobs/job-nodes.ts';
import { jobScenarios, locksOfJobs } from '../support/jobs/job-scenarios.ts';
import { administrator, makeAccessibleFolder, type Product } from '../support/product.ts';
import { createClient } from '../support/test-client.ts';

/** Seconds within which a job is done after the fault, or after the database's return. */
const maxSeconds = 30;

const hangSeconds = isLongRun ? 40 : 8;

let folder: string;
beforeEach(() => {
  folder = makeAccessibleFolder('ximblox jobs ');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const kinds = Object.keys(jobScenarios);

type TaskParts = Parameters<typeof createJobTasks>[0];

it('covers every kind of job', () => {
  const tasks = createJobTasks({ orm: { em: {} }, services: {} } as unknown as TaskParts);
  expect(kinds.toSorted()).toEqual(Object.keys(tasks).toSorted());
});

type Fault = 'kill -9' | 'SIGTERM' | 'cut connections' | 'a hung database';
const faults: readonly Fault[] = ['kill -9', 'SIGTERM', 'cut connections', 'a hung database'];

/** Injects a fault into the working node; resolves once it is over, and returns whether the node is gone. */
async function injectFault(nodes: JobNodes, node: Product, fault: Fault): Promise<boolean> {
  if (fault === 'kill -9' || fault === 'SIGTERM') {
    const ended = once(node.process, 'exit');
    node.process.kill(fault === 'SIGTERM' ? 'SIGTERM' : 'SIGKILL');
    const began = performance.now();
    await ended;
    if (fault === 'SIGTERM') {
      expect(node.process.exitCode).toBe(0);
      expect((performance.now() - began) / 1_000).toBeLessThan(15);
    }
    return true;
  }
  if (fault === 'cut connections') {
    await nodes.db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name <> 'test' and pid <> pg_backend_pid()`,
    );
    return false;
  }
  const processes = listProcesses(nodes.database.folder);
  for (const pid of processes) process.kill(pid, 'SIGSTOP');
  await sleep(hangSeconds * 1_000);
  for (const pid of processes) process.kill(pid, 'SIGCONT');
  return false;
}

type Wave = { nodes: JobNodes; working: Product; standby: Product | null; fault: Fault; wave: readonly string[] };

const countLocked = async ({ db }: JobNodes, ids: readonly string[]): Promise<number> => {
  const { rows } = await db.query('select from graphile_worker.jobs where id = any($1) and locked_at is not null', [
    ids,
  ]);
  return rows.length;
};

/** Jobs that were given up, from the metrics for operators. */
async function readFailedJobs({ address }: Product): Promise<string[]> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return text.split('\n').filter((line) => /^ximblox_jobs\{.*figure="failed"\} [1-9]/.test(line));
}

/** Resolves once nothing is due: jobs left by the start and the preparations would take slots from the test's jobs. */
async function waitUntilIdle({ db }: JobNodes): Promise<void> {
  const due = 'select task_identifier from graphile_worker.jobs where run_at <= now() and attempts < max_attempts';
  await expect
    .poll(async () => (await db.query<{ task_identifier: string }>(due)).rows, { timeout: 30_000, interval: 50 })
    .toEqual([]);
}

type Prepared = { kind: string; payload: object; count: () => Promise<number> };

async function addJobs({ db }: JobNodes, jobs: readonly Prepared[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { kind, payload } of jobs) {
    const { rows } = await db.query<{ id: string }>('select id from graphile_worker.add_job($1, $2::json)', [
      kind,
      JSON.stringify(payload),
    ]);
    ids.push(rows[0]?.id ?? '');
  }
  return ids;
}

/** Every job is done once although a fault occurs in the middle of its work. Returns the node that works next. */
async function expectDone({ nodes, working, standby, fault, wave }: Wave): Promise<Product> {
  const { mail, db } = nodes;
  const prepared: Prepared[] = [];
  for (const kind of wave)
    prepared.push({ kind, payload: {}, count: async () => 0, ...(await jobScenarios[kind]?.(nodes)) });
  await waitUntilIdle(nodes);
  standby?.process.kill('SIGSTOP');
  await mail.fail('greeting');
  const unlock = await lockTables(
    nodes.database.url,
    wave.flatMap((kind) => locksOfJobs[kind] ?? []),
  );
  const ids = await addJobs(nodes, prepared);
  await expect.poll(() => countLocked(nodes, ids), { timeout: 12_000, interval: 50 }).toBe(wave.length);
  standby?.process.kill('SIGCONT');
  const failing = injectFault(nodes, working, fault);
  if (fault === 'cut connections') await failing;
  await mail.fail(null);
  mail.catchUp();
  const unlocking = unlock();
  const isGone = await failing;
  const began = performance.now();
  await unlocking;
  const next = isGone ? (standby ?? (await nodes.start())) : working;
  const readLeft = async () => {
    const { rows } = await db.query<{ kind: string }>(
      'select task_identifier as kind, attempts, last_error from graphile_worker.jobs where id = any($1)',
      [ids],
    );
    return rows;
  };
  await expect.poll(readLeft, { timeout: maxSeconds * 1_000, interval: 200 }).toEqual([]);
  const seconds = (performance.now() - began) / 1_000;
  console.log(`${fault}, ${standby ? 'two nodes' : 'one node'}: ${wave.join(', ')}: ${seconds.toFixed(1)} s`);
  const done = async () => {
    const counts: [string, number][] = [];
    for (const { kind, count } of prepared) counts.push([kind, await count()]);
    return counts;
  };
  await expect
    .poll(done, { timeout: maxSeconds * 1_000 - seconds * 1_000, interval: 200 })
    .toEqual(wave.map((kind) => [kind, 1]));
  expect(seconds).toBeLessThan(maxSeconds);
  expect(await readFailedJobs(next)).toEqual([]);
  return next;
}

/** Mails that a node sends at a time. */
const mailPlaces = 4;

/** One of each family of the kinds that neither send mails nor publish. */
const representatives = [
  'tell-reviewers',
  'index-page',
  'index-tag',
  'index-all-pages',
  'tend-search-index',
  'run-bundle-task',
  'sweep-media',
  'end-old-sessions',
];

/** As many of a wave as one node works on at the same time. */
function toWaves(): string[][] {
  const isOther = (kind: string) => kind !== 'run-scheduled-publication' && locksOfJobs[kind] !== undefined;
  const others = isLongRun ? kinds.filter(isOther) : representatives;
  const mails = kinds.filter((kind) => locksOfJobs[kind] === undefined);
  const waves = Array.from({ length: Math.ceil(others.length / 2) }, (_, index) =>
    others.slice(index * 2, index * 2 + 2),
  );
  return waves.map((wave, index) => [
    ...wave,
    ...mails.slice(index * mailPlaces, (index + 1) * mailPlaces),
    ...(index < faults.length ? ['run-scheduled-publication'] : []),
  ]);
}

/** In the long run every wave of all kinds with every fault; otherwise each fault once. */
const faultsOf = (index: number): readonly Fault[] => (isLongRun ? faults : faults.slice(index, index + 1));

it.each(isLongRun ? [1, 2] : [2])(
  'each kind of job is done once within 30 s after any fault of its node; %d nodes',
  async (count) => {
    const nodes = await startJobNodes(folder);
    let working = nodes.first;
    let standby = count === 2 ? await nodes.start() : null;
    for (const [index, wave] of toWaves().entries()) {
      for (const fault of faultsOf(index)) {
        const next = await expectDone({ nodes, working, standby, fault, wave });
        if (next === standby) standby = await nodes.start();
        working = next;
        Object.assign(nodes, { staff: createClient(working.address) });
        await nodes.staff.post('/auth/login', administrator);
      }
    }
  },
  isLongRun ? 3_600_000 : 600_000,
);
