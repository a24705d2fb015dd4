import { expect } from '@playwright/test';
import type { VisitorAssertion } from './field-drivers.ts';

/** What visitors see of fields for which the kind is not enough. A switch or a number without an entry fails. */
export const fieldAssertions: Readonly<Record<string, VisitorAssertion>> = {
  'accordion.firstOpen': (visitor) => expect(visitor.locator('details[open]').first()).toBeVisible(),
  'agenda.past': (visitor) => expect(visitor.locator('time[datetime="2024-02-29"]').first()).toBeVisible(),
  'spacer.line': (visitor) => expect(visitor.locator('hr[class*="spacer__line"]')).toBeVisible(),
  'table.headerRow': (visitor) => expect(visitor.locator('main table thead')).toHaveCount(0),
  'table.headerColumn': (visitor) => expect(visitor.locator('main th[scope="row"]').first()).toBeVisible(),
  'page-list.type': (visitor) => expect(visitor.getByRole('link', { name: /^Listed home/ })).toBeVisible(),
  'page-list.tag': (visitor) => expect(visitor.getByRole('link', { name: /^Listed home/ })).toBeVisible(),
  'page-list.count': (visitor) => expect(visitor.getByRole('link', { name: /^Listed/ })).toHaveCount(1),
  'page-list.pictures': (visitor) => expect(visitor.locator('[class*="page-list__image"]')).toHaveCount(0),
  'cards.cards.icon': (visitor) => expect(visitor.locator('[class*="cards__card"] svg').first()).toBeVisible(),
  'windows.windows.icon': async (visitor) => {
    const icons = visitor.locator('[class*="windows__window"]');
    const contents = await icons.evaluateAll((all) =>
      all.map((icon) => icon.querySelector('svg:last-of-type')?.innerHTML),
    );
    expect(new Set(contents).size).toBe(2);
  },
  'gallery.shape': (visitor) =>
    expect(visitor.locator('[class*="gallery__images"]:not([class*="gallery__even"])')).toBeVisible(),
  'text-image.drawing': (visitor) => expect(visitor.locator('[class*="text-image__report"]')).toBeVisible(),
};
