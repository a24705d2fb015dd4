import { type Browser, chromium, type Page } from '@playwright/test';
import { headingBlock, textBlock } from '../support/browser/blocks.ts';
import { createTestPage } from '../support/browser/pages.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import type { Product } from '../support/product.ts';
import { findChromium } from '../../tools/testing/find-chromium.ts';
import { percentile } from './median.ts';
import { listenForPaint, paintedAfter } from './paint-time.ts';

/** Milliseconds within which 95 of 100 keystrokes and moves, and every opening, have to be painted. */
const allowed = { keystroke: 50, move: 100, opening: 1500 };

const blockCount = 100;
const keystrokes = 80;
const moves = 40;
const openings = 7;
/** Milliseconds between two keys of a fast typist. */
const betweenKeys = 90;

const sentence = 'The church is open on weekdays, and every visitor finds light, quiet and a chair.';

/** Headings and paragraphs alternately; the block that is typed into is a heading in the middle. */
const blocks = Array.from({ length: blockCount }, (_, index) =>
  index % 2 === 0
    ? headingBlock(`block-${index}`, `Heading ${index}`)
    : textBlock(`block-${index}`, `${sentence} `.repeat(1 + (index % 4)).trim()),
);

type Case = keyof typeof allowed;

function report(name: Case, times: readonly number[]): boolean {
  const p95 = percentile(times, 0.95);
  const isGood = p95 <= allowed[name];
  const figures = `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms of ${allowed[name]}`;
  console.log(`editor, ${name} with ${blockCount} blocks: ${figures}${isGood ? '' : ': FAILED'}`);
  return isGood;
}

/** From navigation to 100 blocks painted in the canvas and the outline ready, with a warm browser cache. */
async function open(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate(
    (count) =>
      new Promise<number>((resolve) => {
        const look = () => {
          const canvas = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument;
          const shown = canvas?.querySelectorAll('[data-puck-component]').length ?? 0;
          const listed = document.querySelectorAll('li[data-block]').length;
          if (shown < count || listed < count) return void requestAnimationFrame(look);
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        };
        look();
      }),
    blockCount,
  );
}

async function type(page: Page): Promise<number[]> {
  await page.locator('li[data-block="block-50"] > button').click();
  const field = page.locator('[data-field="text"] input').first();
  await field.focus();
  await field.press('End');
  await listenForPaint(page);
  const times: number[] = [];
  for (let turn = 0; turn < keystrokes; turn += 1) {
    const key = turn % 6 === 5 ? 'Space' : 'abcdefghij'.charAt(turn % 10);
    times.push(await paintedAfter(page, () => page.keyboard.press(key)));
    await page.waitForTimeout(betweenKeys);
  }
  return times;
}

async function move(page: Page): Promise<number[]> {
  await page.locator('li[data-block="block-50"] > button').focus();
  const times: number[] = [];
  for (let turn = 0; turn < moves; turn += 1) {
    const key = turn % 4 < 2 ? 'Alt+ArrowDown' : 'Alt+ArrowUp';
    times.push(await paintedAfter(page, () => page.keyboard.press(key)));
    await page.waitForTimeout(betweenKeys * 2);
  }
  return times;
}

/** Prints the JavaScript of the editor, in kB as transferred and as run. */
async function printScripts(page: Page): Promise<void> {
  const [sent, run] = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = entries.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
    const sum = (size: 'encodedBodySize' | 'decodedBodySize') =>
      scripts.reduce((total, entry) => total + entry[size], 0);
    return [sum('encodedBodySize'), sum('decodedBodySize')];
  });
  const kilobytes = (bytes: number | undefined) => `${Math.round((bytes ?? 0) / 1024)} kB`;
  console.log(`editor, JavaScript of the screen: ${kilobytes(sent)} sent, ${kilobytes(run)} run`);
}

async function measure(browser: Browser, address: string): Promise<boolean> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signInByRequest(page);
  const title = 'A long page';
  const { id } = await createTestPage(page, { title, blocks });
  const editor = `/cmsadmin/pages/${id}`;
  await open(page, editor);
  await printScripts(page);
  const opened: number[] = [];
  for (let turn = 0; turn < openings; turn += 1) opened.push(await open(page, editor));
  const isGood = [report('opening', opened), report('keystroke', await type(page)), report('move', await move(page))];
  await context.close();
  return isGood.every(Boolean);
}

/**
 * Measures the page editor in Chromium: from a key to the changed text painted in the canvas, a move by keyboard,
 * opening a page. Returns whether the 95th percentiles are within the limits.
 */
export async function measureEditor({ address }: Product): Promise<boolean> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('No Chromium that starts. Run: npm test -- e2e');
  const root = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [];
  const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking'];
  const browser = await chromium.launch({
    executablePath,
    args: [...quiet, ...root, '--disable-component-update', '--disable-sync'],
  });
  try {
    return await measure(browser, address);
  } finally {
    await browser.close();
  }
}
