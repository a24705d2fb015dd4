import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { Person } from './person.ts';
import { startFirefox } from './puppeteer-browser.ts';
import type { Size, StartedBrowser } from './tab.ts';
import { startWebKit } from './webkit-browser.ts';

type BrowserKind = { name: string; start: () => Promise<StartedBrowser> };

/** The browsers in which the tests of this folder run. */
export const browsers: readonly BrowserKind[] = [
  { name: 'Firefox', start: startFirefox },
  { name: 'WebKit', start: startWebKit },
];

export const wide: Size = { width: 1440, height: 900 };
export const narrow: Size = { width: 390, height: 844 };

const screenshotFolder = 'test-results/other-browsers';

/** Keeps what the people of a test that failed saw last. */
async function takeScreenshots(testName: string, people: readonly Person[]): Promise<void> {
  mkdirSync(screenshotFolder, { recursive: true });
  const name = testName.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 100);
  for (const [index, { tab }] of people.entries()) {
    await tab.takeScreenshot().then(
      (screenshot) => writeFileSync(join(screenshotFolder, `${name}-${index + 1}.png`), screenshot),
      () => undefined,
    );
  }
}

/** Runs a browser for the tests of a block; the function that it returns opens a window of a new person. */
export function useBrowser({ name, start }: BrowserKind): () => Promise<Person> {
  let browser: StartedBrowser | undefined;
  let people: Person[] = [];
  beforeAll(async () => {
    browser = await start();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await takeScreenshots(`${name} ${task.name}`, people);
    people = [];
  });
  afterAll(async () => browser?.close());
  return async () => {
    if (!browser) throw new Error(`${name} was not started`);
    const person = new Person(await browser.openWindow(), inject('productAddress'));
    people.push(person);
    await person.resize(wide);
    return person;
  };
}
