import { expect, type Page } from '@playwright/test';
import { administrator } from '../product.ts';
import { queryGraphQL } from './graphql.ts';

/** Signs in on the screen that protects `path`. */
export async function signInOnScreen(page: Page, credentials = administrator, path = ''): Promise<void> {
  await page.goto(`/cmsadmin/${path}`);
  await page.getByLabel('E-mail address').fill(credentials.email);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sign in to edit');
}

/** Signs the browser in without a screen. */
export async function signInByRequest(page: Page, { email, password } = administrator): Promise<void> {
  const login =
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { user { id } } }';
  await queryGraphQL(page, login, { email, password });
}
