import { type Browser, chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findChromium } from '../../tools/testing/find-chromium.ts';
import { findFreePort, type Product } from '../support/product.ts';
import { median } from './median.ts';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
const categories: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Minimum score of performance out of 100, on a phone; the other categories need 100. */
const allowedPerformance = { read: 100, used: 97 } as const;

const runs = 5;
/** Bytes of the front page without its images, as transferred. */
const allowedBytes = 200_000;

/** A page that visitors read needs no client until they follow a link; one that they use is hydrated at once. */
const pages = [
  { name: 'home', path: '/nl-nl', kind: 'read' },
  { name: 'a long page', path: '/nl-nl/water-buiten-houden', kind: 'read' },
  { name: 'check', path: '/nl-nl/risicocheck', kind: 'used' },
  { name: 'search', path: '/_/search?q=kerk&locale=nl-nl', kind: 'used' },
] as const;

/** Lighthouse sometimes misses the start of its own recording, which does not affect its results. */
const tries = 3;

async function audit(url: string, port: number): Promise<Result> {
  const options = { port, onlyCategories: [...categories], logLevel: 'silent' as const, output: 'json' as const };
  for (let turn = 1; ; turn += 1) {
    const lhr = (await lighthouse(url, options))?.lhr;
    if (lhr && !lhr.runtimeError) return lhr;
    if (turn === tries) throw new Error(`Lighthouse, ${url}: ${lhr?.runtimeError?.message ?? 'no result'}`);
  }
}

const pointsOf = ({ categories: scored }: Result, category: Category): number =>
  Math.round((scored[category]?.score ?? 0) * 100);

/** The titles of the audits that cost points. */
function listFailedAudits({ audits, categories: scored }: Result): string[] {
  const ids = Object.values(scored).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return [...new Set(ids.map(({ id }) => id))].flatMap((id) => {
    const { score, title } = audits[id] ?? {};
    return score !== null && score !== undefined && score < 0.9 ? [title ?? id] : [];
  });
}

async function measurePage(
  { name, path, kind }: (typeof pages)[number],
  address: string,
  port: number,
): Promise<boolean> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await audit(`${address}${path}`, port));
  const points = categories.map((category) => ({
    category,
    points: median(results.map((result) => pointsOf(result, category))),
  }));
  const isGood = points.every(
    ({ category, points: reached }) => reached >= (category === 'performance' ? allowedPerformance[kind] : 100),
  );
  const figures = points.map(({ category, points: reached }) => `${category} ${reached}`).join(', ');
  console.log(`lighthouse, ${name}: ${figures} (median of ${runs})${isGood ? '' : ': FAILED'}`);
  if (!isGood) for (const complaint of new Set(results.flatMap(listFailedAudits))) console.log(`  ${complaint}`);
  return isGood;
}

/** Bytes of the front page for a phone, as transferred, without images. */
async function measureWeight(browser: Browser, url: string): Promise<boolean> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'image') return;
    sizes.push(
      request.sizes().then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  const isGood = bytes < allowedBytes;
  const figures = `${(bytes / 1_000).toFixed(1)} kB of ${allowedBytes / 1_000}`;
  console.log(`front page without images: ${figures}${isGood ? '' : ': FAILED'}`);
  return isGood;
}

/** Runs Lighthouse like a phone on a slow network; returns whether every page reaches its scores. */
export async function measureLighthouse({ address }: Product): Promise<boolean> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('No Chromium that starts. Run: npm test -- e2e');
  const port = await findFreePort();
  const root = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [];
  const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking'];
  const args = [`--remote-debugging-port=${port}`, ...quiet, ...root, '--disable-component-update', '--disable-sync'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const results = [await measureWeight(browser, `${address}/nl-nl`)];
    for (const page of pages) results.push(await measurePage(page, address, port));
    return results.every(Boolean);
  } finally {
    await browser.close();
  }
}
