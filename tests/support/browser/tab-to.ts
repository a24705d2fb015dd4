import type { Page } from '@playwright/test';

type Role = 'button' | 'link' | 'textbox' | 'menuitem';

/** Presses Tab until the control with that name has the focus. */
export async function tabTo(page: Page, role: Role, name: RegExp): Promise<void> {
  const control = page.getByRole(role, { name }).and(page.locator(':focus'));
  for (let presses = 0; presses < 80; presses += 1) {
    if ((await control.count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(name)}`);
}
