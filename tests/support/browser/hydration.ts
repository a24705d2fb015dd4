import type { Page } from '@playwright/test';

/** Waits until React has hydrated the document. */
export async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}
