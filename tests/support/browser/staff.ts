import type { Browser, BrowserContext, Page } from '@playwright/test';
import { addUser, password } from './accounts.ts';
import { signInByCall } from './sign-in.ts';

/** Somebody of the staff with a browser of their own, signed in. */
export type Staff = { email: string; name: string; context: BrowserContext; page: Page };

/** A new user of a role, as `name` so that nobody is mistaken for another. */
export async function openStaff(browser: Browser, { role, name }: { role: string; name: string }): Promise<Staff> {
  const email = await addUser(role, name);
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInByCall(page, { email, password });
  return { email, name, context, page };
}
