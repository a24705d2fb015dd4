import type { Page, Request } from '@playwright/test';

/** Whether a request is to the GraphQL API. */
export const isQuery = (request: Request): boolean => new URL(request.url()).pathname === '/graphql';

/** A link to a path in the text of the page, below the first screen. */
export const linkTo = (page: Page, path: string) =>
  page.locator(`main a[href="${path}"], header a[href="${path}"]`).first();

/** Marks the document, so that a test sees whether a navigation loaded another one. */
export const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-mark', ''));
export const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-mark'));

/** Waits until the page viewer follows links: it then keeps scroll positions itself. */
export const expectViewer = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual');

/** Opens a page, shows an intent to follow a link, and waits until the client can follow it. */
export async function openHydrated(page: Page, path: string, target: string): Promise<void> {
  await page.goto(path);
  await markDocument(page);
  await linkTo(page, target).hover();
  await expectViewer(page);
}
