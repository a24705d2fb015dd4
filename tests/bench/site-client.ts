import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../tools/testing/find-chromium.ts';
import type { Product } from '../support/product.ts';

/** Bytes of scripts as transferred: of every page, and of one with all that its client needs. */
const allowedBytes = { loader: 8_000, client: 150_000 } as const;

/** Milliseconds from an input to the next paint, at the worst of all inputs. */
const allowedInteraction = 100;
const slowdown = 4;
const interactionRounds = 5;

const pages = [
  { name: 'home', path: '/nl-nl', followed: '/nl-nl/over-de-check' },
  { name: 'check', path: '/nl-nl/risicocheck', followed: null },
] as const;

/** Counts the bytes of scripts from now on. */
function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const isWithin = (name: string, { value, allowed }: { value: number; allowed: number }): boolean => {
  const isGood = value <= allowed;
  console.log(`${name}: ${(value / 1_000).toFixed(1)} kB of ${allowed / 1_000}${isGood ? '' : ': FAILED'}`);
  return isGood;
};

/** Loads a page, and its client at the first intent to follow a link. */
async function measureScripts(browser: Browser, address: string): Promise<boolean> {
  const results: boolean[] = [];
  for (const { name, path, followed } of pages) {
    const page = await browser.newPage();
    const count = countScripts(page);
    await page.goto(`${address}${path}`, { waitUntil: 'networkidle' });
    if (followed !== null) {
      results.push(isWithin(`scripts of ${name}`, { value: await count(), allowed: allowedBytes.loader }));
      await page.locator(`header a[href="${followed}"]`).first().hover();
      await page.waitForFunction(() => history.scrollRestoration === 'manual');
    }
    results.push(
      isWithin(`scripts of ${name} with its client`, { value: await count(), allowed: allowedBytes.client }),
    );
    await page.close();
  }
  return results.every(Boolean);
}

/** Records how long each input takes to the next paint, as Interaction to Next Paint does (Event Timing). */
async function recordInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { interactionDurations: durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) durations.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
}

/** The longest time from an input to the next paint while a visitor takes the check on a slow phone. */
async function measureCheck(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await recordInteractions(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${address}/nl-nl/risicocheck`, { waitUntil: 'networkidle' });
  for (let number = 1; number <= 21; number += 1) {
    const question = page.locator(`#question-${number}`);
    if (number === 2) await question.locator('[data-check-next]').click();
    await question.getByRole('radio').first().check();
    await question.locator('[data-check-next]').click();
  }
  await page.waitForTimeout(500);
  const durations = await page.evaluate(
    () => (window as unknown as { interactionDurations: number[] }).interactionDurations,
  );
  await page.close();
  return Math.max(0, ...durations);
}

/** The scripts of the site, and how soon the check reacts; returns whether all is within the limits. */
export async function measureSiteClient({ address }: Product): Promise<boolean> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('No Chromium that starts. Run: npm test -- e2e');
  const root = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [];
  const browser = await chromium.launch({ executablePath, args: [...root, '--disable-background-networking'] });
  try {
    const hasSmallScripts = await measureScripts(browser, address);
    const longest: number[] = [];
    for (let round = 0; round < interactionRounds; round += 1) longest.push(await measureCheck(browser, address));
    const middle = longest.toSorted((one, other) => one - other)[Math.floor(interactionRounds / 2)] ?? 0;
    const isFast = middle <= allowedInteraction;
    const rounds = longest.map((time) => Math.round(time)).join(', ');
    console.log(
      `check, longest input to paint at ${slowdown}x slowdown: ${Math.round(middle)} ms of ${allowedInteraction}` +
        ` (median of ${rounds})${isFast ? '' : ': FAILED'}`,
    );
    return hasSmallScripts && isFast;
  } finally {
    await browser.close();
  }
}
