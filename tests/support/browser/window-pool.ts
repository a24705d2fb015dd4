import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** A browser's session with cookies and storage of its own, and the tab that it starts with. */
export type BrowserWindow = { context: BrowserContext; page: Page };

/** Options that a session keeps for good; windows are shared only by tests with the same ones. */
export type WindowOptions = Pick<BrowserContextOptions, 'hasTouch' | 'javaScriptEnabled' | 'locale'>;

/** What a test may set, and the next test gets anew. */
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

/** An address of the site without a script: the tab stays in the process that runs the site. */
const emptyAddress = '/healthz';

/** Init scripts, a clock and exposed functions cannot be taken out of a window again. */
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

/** Leaves nothing of a test in its window. The page is left first: what it still sends belongs to its session. */
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
 * The windows of one worker's browser, kept from test to test and cleaned in between. A new window starts processes and
 * compiles the admin area anew, which takes four times the work of a load in one that has shown it before.
 */
export class WindowPool {
  readonly #browser: Browser;
  readonly #windows: PooledWindow[] = [];
  #kind = '';
  #state: WindowState = {};

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Takes over the options of a test before it opens a window. */
  begin(options: WindowOptions, state: WindowState): void {
    this.#kind = JSON.stringify(options);
    this.#state = state;
  }

  /** A window that no other caller has in this test: a person of their own, who is not signed in. */
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

  /** Takes the windows of a test back. */
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
