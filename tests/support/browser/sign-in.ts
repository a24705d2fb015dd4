import { expect, type Page } from '@playwright/test';
import { administrator } from '../product.ts';
import { ask } from './ask.ts';

/** Signs in on the screen for it, met on the way to `path`. */
export async function signIn(page: Page, credentials = administrator, path = ''): Promise<void> {
  await page.goto(`/cmsadmin/${path}`);
  await page.getByLabel('E-mail address').fill(credentials.email);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sign in to edit');
}

/** Signs the browser in without a screen. */
export async function signInByCall(page: Page, { email, password } = administrator): Promise<void> {
  const login =
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { user { id } } }';
  await ask(page, login, { email, password });
}
