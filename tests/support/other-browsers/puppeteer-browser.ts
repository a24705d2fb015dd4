import puppeteer, { type Browser, type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';
import { findChromium } from '../../../tools/testing/find-chromium.ts';
import { findFirefox } from './find-programs.ts';
import type { StartedBrowser, Tab } from './tab.ts';

const isRoot = process.getuid?.() === 0;

/** Keys have the names that the standard gives them, by which the space bar is a space. */
const asKey = (key: string): KeyInput => (key === 'Space' ? ' ' : key) as KeyInput;

type Script = (...given: unknown[]) => unknown;

function makeTab(page: Page): Tab {
  const { mouse, keyboard } = page;
  return {
    goTo: async (address) => {
      await page.goto(address);
    },
    reload: async () => {
      await page.reload();
    },
    resize: (size) => page.setViewport(size),
    runSource: async (source) => {
      await page.evaluate(source);
    },
    run: ((script: Script, ...given) => page.evaluate(script, ...given)) as Tab['run'],
    movePointer: ({ x, y }) => mouse.move(x, y),
    pressPointer: () => mouse.down(),
    releasePointer: () => mouse.up(),
    pressKey: (key) => keyboard.press(asKey(key)),
    pressWith: async (held, key) => {
      await keyboard.down(asKey(held));
      await keyboard.press(asKey(key));
      await keyboard.up(asKey(held));
    },
    type: (text) => keyboard.type(text),
    chooseFile: async (path) => {
      const fields = await page.$$('input[type=file]');
      const field = fields.at(-1);
      if (!field) throw new Error('The page has no field for files');
      await field.uploadFile(path);
    },
    takeScreenshot: () => page.screenshot(),
  };
}

function openWindows(browser: Browser): StartedBrowser {
  return {
    openWindow: async () => makeTab(await (await browser.createBrowserContext()).newPage()),
    close: () => browser.close(),
  };
}

async function launch(options: LaunchOptions): Promise<StartedBrowser> {
  return openWindows(await puppeteer.launch({ headless: true, ...options }));
}

/** Starts Firefox, which speaks WebDriver BiDi itself, with scroll bars that take no room as in the others. */
export function startFirefox(): Promise<StartedBrowser> {
  return launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-GB, en',
      'ui.prefersReducedMotion': 1,
      'ui.useOverlayScrollbars': 1,
    },
  });
}

/** Starts the Chromium that the other browsers are compared with. */
export function startChromium(): Promise<StartedBrowser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('Chromium is not installed. Run: sudo apt-get install chromium');
  const root = isRoot ? ['--no-sandbox', '--disable-gpu'] : [];
  return launch({ executablePath, args: ['--force-prefers-reduced-motion', '--lang=en-GB', ...root] });
}
