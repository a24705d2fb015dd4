import { fetchQuestions, answerAll, finishCheck } from '../support/check-answers.ts';
import type { Product } from '../support/product.ts';
import { createClient, type TestClient } from '../support/test-client.ts';
import { median, percentile } from './median.ts';

/** Milliseconds for the median report, and for 95 of 100 pages while many reports are rendered. */
const allowed = { report: 150, page: 250 };

const rounds = 60;
const atOnce = 200;
const pages = ['/', '/nl-nl', '/about', '/nl-nl/risicocheck', '/_/search?q=key'];

async function time(client: TestClient, path: string): Promise<number> {
  const start = performance.now();
  const response = await client.fetch(path);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} returned ${response.status}`);
  return performance.now() - start;
}

/** Requests pages one after another until all reports are done. */
async function timePages(client: TestClient, isDone: () => boolean): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; !isDone(); turn += 1) times.push(await time(client, pages[turn % pages.length] ?? '/'));
  return times;
}

async function measureOneByOne(client: TestClient, path: string): Promise<boolean> {
  for (let turn = 0; turn < 10; turn += 1) await time(client, path);
  const times: number[] = [];
  for (let turn = 0; turn < rounds; turn += 1) times.push(await time(client, path));
  const [p50, p95] = [median(times), percentile(times, 0.95)];
  const isGood = p50 < allowed.report;
  console.log(`report, one by one: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms${isGood ? '' : ': FAILED'}`);
  return isGood;
}

async function measureAtOnce(client: TestClient, path: string): Promise<boolean> {
  const start = performance.now();
  let isDone = false;
  const reports = Promise.all(Array.from({ length: atOnce }, () => time(client, path))).finally(() => (isDone = true));
  const times = await timePages(client, () => isDone);
  await reports;
  const [p50, p95] = [median(times), percentile(times, 0.95)];
  const isGood = p95 < allowed.page;
  console.log(`report, ${atOnce} at once: all after ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  console.log(
    `report, ${times.length} other pages meanwhile: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms${isGood ? '' : ': FAILED'}`,
  );
  return isGood;
}

/** Renders the report with the most advice, one by one and many in parallel; returns whether both are fast enough. */
export async function measureReports({ address }: Product): Promise<boolean> {
  const client = createClient(address);
  const asked = await fetchQuestions(client);
  const worst = answerAll(asked, () => 3).map(({ question }, index) => {
    const answers = asked.questions[index]?.answers ?? [];
    return { question, answer: answers.at(-1)?.key ?? '' };
  });
  const { token } = await finishCheck(client, { version: asked.version, answers: worst });
  const path = `/_/check/report/nl-nl/${token}`;
  const results = [await measureOneByOne(client, path), await measureAtOnce(client, path)];
  return results.every(Boolean);
}
