import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Colours in the midst of a transition are nobody's; what goes on for ever, such as a loader, is not waited for. */
async function comeToRest(page: Page): Promise<void> {
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
 * Axe, asked for violations alone. It runs in the page and in the frames of the same origin, so it needs no window of
 * its own to put results together; its source, which is long, is given to a document once: six times as fast.
 */
async function prepareAxe(page: Page): Promise<AxeBuilder> {
  await comeToRest(page);
  const hasAxe = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => 'axe' in window).catch(() => true)),
  );
  const axe = new AxeBuilder({ page, ...(hasAxe.every(Boolean) && { axeSource: 'true' }) });
  return axe.setLegacyMode().options({ resultTypes: ['violations'] });
}

/** What the page shows now breaks no rule of axe. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await (await prepareAxe(page)).analyze();
  expect(violations, page.url()).toEqual([]);
}

/** The rules about colours among those that axe has on by itself. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Beside all rules in one theme: in the other only colours differ. */
async function expectAccessibleColours(page: Page): Promise<void> {
  const { violations } = await (await prepareAxe(page)).withRules(colourRules).analyze();
  expect(violations, page.url()).toEqual([]);
}

/** What the page shows breaks no rule in either theme; the light one is the last. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await showTheme(page, 'dark');
  await expectAccessibleColours(page);
  await showTheme(page, 'light');
  await expectAccessible(page);
}

/** The admin area, unlike the site, takes a theme over by a script. */
async function showTheme(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const taken = page.locator('html[data-mantine-color-scheme]');
  if ((await taken.count()) > 0) await expect(taken).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}
