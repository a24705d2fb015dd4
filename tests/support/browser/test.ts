import { test as base } from '@playwright/test';
import { WindowPool } from './window-pool.ts';

type TestFixtures = {
  /** Windows of other users, beside the test's own `page`. */
  windows: WindowPool;
};

/** Playwright's test with windows that the tests of a worker share, each clean when a test begins. */
export const test = base.extend<TestFixtures, { windowPool: WindowPool }>({
  windowPool: [async ({ browser }, use) => use(new WindowPool(browser)), { scope: 'worker' }],
  windows: async ({ windowPool, hasTouch, javaScriptEnabled, locale, viewport, colorScheme, permissions }, use) => {
    windowPool.begin({ hasTouch, javaScriptEnabled, locale }, { viewport, colorScheme, permissions });
    await use(windowPool);
    await windowPool.end();
  },
  context: async ({ windows }, use) => use((await windows.open()).context),
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (!page) throw new Error('The window has no tab');
    await use(page);
  },
});

export { expect } from '@playwright/test';
