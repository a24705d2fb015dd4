import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { ask, makePage } from './e2e-pages.ts';

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
}

export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(`/cmsadmin/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Calls a mutation with the browser's session; all of them answer errors, which there must not be. */
export async function mutate(page: Page, call: string): Promise<void> {
  const { answer } = await ask<{ answer: { errors: object[] } }>(
    page.request,
    `mutation { answer: ${call} { errors { code property } } }`,
  );
  expect(answer.errors, call).toEqual([]);
}

let made = 0;

/** A word that only the pages of one test have in their titles. */
export function makeMark(): string {
  made += 1;
  return `m${Date.now().toString(36)}${process.pid}${made}`;
}

export const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

/** A page at the address that follows from its title. */
export async function createPage(page: Page, title: string): Promise<number> {
  return (await makePage(page.request, { title, slug: slugOf(title) })).id;
}

export async function publish(page: Page, ...pageIDs: number[]): Promise<void> {
  await mutate(page, `publishPages(pageIDs: [${pageIDs.join()}])`);
}

export const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });
export const dialog = (page: Page): Locator => page.getByRole('dialog');

export async function openMenu(page: Page, title: string): Promise<void> {
  await row(page, title).hover();
  await page.getByRole('button', { name: `Actions for “${title}”` }).click();
}
