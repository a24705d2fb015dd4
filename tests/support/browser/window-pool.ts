import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** A browser session with its own cookies and storage, and its first tab. */
export type BrowserWindow = { context: BrowserContext; page: Page };

/** Options that cannot change within a session; only tests with the same options share windows. */
export type WindowOptions = Pick<BrowserContextOptions, 'hasTouch' | 'javaScriptEnabled' | 'locale'>;

/** What a test may set, and what is reset for the next test. */
export type WindowState = Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'permissions'>;

type PooledWindow = BrowserWindow & { kind: string; isTaken: boolean; isSpoiled: boolean };

const pageEvents = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

/** A page of the site without a script: the tab stays in the process that runs the site. */
const emptyAddress = '/healthz';

/** Init scripts, a fake clock and exposed functions cannot be removed from a window again. */
function watchForSpoiling(window: PooledWindow): void {
  const { context, page } = window;
  for (const target of [context, page]) {
    for (const name of ['addInitScript', 'exposeFunction', 'exposeBinding'] as const) {
      const call = target[name].bind(target) as (...args: unknown[]) => unknown;
      Object.assign(target, {
        [name]: (...args: unknown[]) => {
          window.isSpoiled = true;
          return call(...args);
        },
      });
    }
  }
  const install = context.clock.install.bind(context.clock);
  Object.assign(context.clock, {
    install: (...args: Parameters<typeof install>) => {
      window.isSpoiled = true;
      return install(...args);
    },
  });
}

async function emptyStorage(): Promise<void> {
  window.localStorage.clear();
  window.sessionStorage.clear();
  const databases = await window.indexedDB.databases();
  await Promise.all(
    databases.map(
      ({ name = '' }) =>
        new Promise<void>((resolve) => {
          const request = window.indexedDB.deleteDatabase(name);
          request.onsuccess = request.onerror = request.onblocked = () => resolve();
        }),
    ),
  );
}

/**
 * Removes everything that a test left in its window. Leaves the page first: its last requests belong to its session.
 */
async function clean({ context, page }: BrowserWindow): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const event of pageEvents) await page.removeAllListeners(event, { behavior: 'ignoreErrors' });
  context.removeAllListeners('page');
  context.removeAllListeners('request');
  context.removeAllListeners('console');
  await context.setOffline(false);
  await page.goto(emptyAddress);
  await page.evaluate(emptyStorage);
  await Promise.all([context.clearCookies(), context.clearPermissions()]);
}

/**
 * The windows of one worker's browser, shared between tests and cleaned in between. A new window starts processes and
 * compiles the admin area again, which takes four times as long as a load in a used one.
 */
export class WindowPool {
  readonly #browser: Browser;
  readonly #windows: PooledWindow[] = [];
  #kind = '';
  #state: WindowState = {};

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Applies the options of a test before it opens a window. */
  begin(options: WindowOptions, state: WindowState): void {
    this.#kind = JSON.stringify(options);
    this.#state = state;
  }

  /** Returns a window that no other caller has in this test, not signed in. */
  async open(): Promise<BrowserWindow> {
    const window = this.#windows.find(({ kind, isTaken }) => kind === this.#kind && !isTaken) ?? (await this.#create());
    window.isTaken = true;
    const { viewport, colorScheme, permissions } = this.#state;
    const { context, page } = window;
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null, colorScheme, forcedColors: null, reducedMotion: 'reduce' });
    if (permissions) await context.grantPermissions(permissions);
    return window;
  }

  /** Takes back the windows of a test. */
  async end(): Promise<void> {
    for (const window of this.#windows.filter(({ isTaken }) => isTaken)) {
      const isClean =
        !window.isSpoiled &&
        !window.page.isClosed() &&
        (await clean(window).then(
          () => true,
          () => false,
        ));
      window.isTaken = false;
      if (isClean) continue;
      this.#windows.splice(this.#windows.indexOf(window), 1);
      await window.context.close();
    }
  }

  async #create(): Promise<PooledWindow> {
    const context = await this.#browser.newContext();
    const window = { kind: this.#kind, context, page: await context.newPage(), isTaken: false, isSpoiled: false };
    watchForSpoiling(window);
    this.#windows.push(window);
    return window;
  }
}
