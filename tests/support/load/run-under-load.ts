import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isLongRun } from '../random.ts';
import { administrator } from '../product.ts';
import { createClient, type TestClient } from '../test-client.ts';

/** The result of parallel requests; `failures` got no response. */
export type LoadReport = {
  statuses: Map<number, number>;
  failures: string[];
  longestMs: number;
  acknowledged: { slugs: string[]; files: Upload[] };
};

type Upload = { fileName: string; hash: string; url: string };

const writers = 12;
const uploads = 14;

/** Milliseconds between two requests of one client; if something hangs, all of them wait in it, however long this is. */
const pauseMs = isLongRun ? 20 : 400;

type Call = () => Promise<{ status: number; retryAfter: string | null; onSuccess?: () => void }>;

async function repeat(report: LoadReport, isOver: () => boolean, call: Call): Promise<void> {
  while (!isOver()) {
    const began = performance.now();
    try {
      const { status, retryAfter, onSuccess } = await call();
      report.statuses.set(status, (report.statuses.get(status) ?? 0) + 1);
      if (status === 200) onSuccess?.();
      else if (retryAfter === null) report.failures.push(`${status} without Retry-After`);
    } catch (error) {
      const { message, cause } = error as Error;
      report.failures.push(`${message}: ${String(cause)}`);
    }
    report.longestMs = Math.max(report.longestMs, performance.now() - began);
    await sleep(pauseMs);
  }
}

const createPageOn =
  (staff: TestClient, { acknowledged }: LoadReport, name: string): Call =>
  async () => {
    const slug = `${name}-${randomBytes(6).toString('hex')}`;
    const page = { title: slug, slug, type: 'default', locale: 'en' };
    const { status, headers } = await staff.post('/page/create', page);
    return { status, retryAfter: headers.get('retry-after'), onSuccess: () => void acknowledged.slugs.push(slug) };
  };

const uploadOn =
  (staff: TestClient, { acknowledged }: LoadReport, name: string): Call =>
  async () => {
    const text = randomBytes(100_000).toString('hex');
    const fileName = `${name}-${randomBytes(6).toString('hex')}.txt`;
    const form = new FormData();
    form.append('path', '/');
    form.append('f', new Blob([text]), fileName);
    const { status, headers, body } = await staff.upload<{ file?: Upload }>('/medialib/add-file', form);
    const hash = createHash('sha256').update(text).digest('hex');
    const url = body.file?.url ?? '';
    return {
      status,
      retryAfter: headers.get('retry-after'),
      onSuccess: () => void acknowledged.files.push({ fileName, hash, url }),
    };
  };

const askForPasswordOn =
  (staff: TestClient): Call =>
  async () => {
    const { status, headers } = await staff.post('/auth/forgot-password', { email: administrator.email });
    await sleep(500);
    return { status, retryAfter: headers.get('retry-after') };
  };

const countResponses = ({ statuses }: LoadReport): number =>
  [...statuses.values()].reduce((sum, count) => sum + count, 0);

/**
 * Runs twelve writers, fourteen uploads and one client that requests a new password until `work` ends, which starts
 * once each of them has had a response.
 */
export async function runUnderLoad(
  { address, staff }: { address: string; staff: TestClient },
  work: () => Promise<void>,
): Promise<LoadReport> {
  const report: LoadReport = {
    statuses: new Map(),
    failures: [],
    longestMs: 0,
    acknowledged: { slugs: [], files: [] },
  };
  let isOver = false;
  const start = (call: Call) => repeat(report, () => isOver, call);
  const running = [
    ...Array.from({ length: writers }, (_, index) => start(createPageOn(staff, report, `writer-${index}`))),
    ...Array.from({ length: uploads }, (_, index) => start(uploadOn(staff, report, `upload-${index}`))),
    start(askForPasswordOn(createClient(address))),
  ];
  try {
    while (countResponses(report) < running.length && report.failures.length === 0) await sleep(20);
    await work();
  } finally {
    isOver = true;
    await Promise.all(running);
  }
  return report;
}
