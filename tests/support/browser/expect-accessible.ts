import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits for transitions, whose intermediate colours would be reported; not for endless animations such as loaders. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
}

/**
 * Axe, limited to violations. It runs in the page and in frames of the same origin, so it needs no extra window to
 * merge results; its large source is injected once per document, which is six times as fast.
 */
async function prepareAxe(page: Page): Promise<AxeBuilder> {
  await waitForAnimations(page);
  const hasAxe = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => 'axe' in window).catch(() => true)),
  );
  const axe = new AxeBuilder({ page, ...(hasAxe.every(Boolean) && { axeSource: 'true' }) });
  return axe.setLegacyMode().options({ resultTypes: ['violations'] });
}

/** Expects that the current page violates no rule of axe. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await (await prepareAxe(page)).analyze();
  expect(violations, page.url()).toEqual([]);
}

/** The default axe rules about colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Only the colour rules: the second theme differs in colours only. */
async function expectAccessibleColours(page: Page): Promise<void> {
  const { violations } = await (await prepareAxe(page)).withRules(colourRules).analyze();
  expect(violations, page.url()).toEqual([]);
}

/** Expects that the page violates no rule in either theme; leaves the light one on. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await showTheme(page, 'dark');
  await expectAccessibleColours(page);
  await showTheme(page, 'light');
  await expectAccessible(page);
}

/** Unlike the site, the admin area switches its theme by a script. */
async function showTheme(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const taken = page.locator('html[data-mantine-color-scheme]');
  if ((await taken.count()) > 0) await expect(taken).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}
