import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { TreeCopy } from '../check/tree-copy.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { openStaffWindow } from '../support/browser/staff-window.ts';
import { expect, test } from '../support/browser/test.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * The admin area of an installation with the registrations from the docs, in front of the server of the other tests.
 */
class ExtendedAdmin implements Disposable {
  readonly #copy = new TreeCopy('admin', 'site', 'server', 'languages', 'vite.admin.config.ts', 'tools/build');

  async build(): Promise<void> {
    this.#copy.plant({ 'extensions/admin.tsx': readFileSync('docs/extension.example.tsx', 'utf8') });
    await build({
      root: join(this.#copy.root, 'admin'),
      configFile: join(this.#copy.root, 'vite.admin.config.ts'),
      logLevel: 'warn',
      build: { outDir: join(this.#copy.root, 'dist/admin'), minify: false },
    });
  }

  async serve(page: Page): Promise<void> {
    await page.route('**/cmsadmin/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      const extension = extname(pathname);
      const file = extension === '' ? 'index.html' : pathname.slice('/cmsadmin/'.length);
      const body = readFileSync(join(this.#copy.root, 'dist/admin', file));
      await route.fulfill({ body, contentType: types[extension] ?? 'text/html; charset=utf-8' });
    });
  }

  [Symbol.dispose](): void {
    this.#copy[Symbol.dispose]();
  }
}

test('an installation registers menu items and their screens in one file', async ({ page, windows }) => {
  test.slow();
  using admin = new ExtendedAdmin();
  await admin.build();
  await admin.serve(page);
  await signInByRequest(page);
  await page.goto('/cmsadmin/');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('list', { name: 'More' })).toBeVisible();
  await navigation.getByRole('link', { name: 'Newsletter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
  await page.getByRole('button', { name: 'Send an issue' }).click();
  await expect(page.getByText('Issues sent: 1')).toBeVisible();
  await expectAccessible(page);
  await navigation.getByRole('button', { name: 'Newsletter' }).click();
  await navigation.getByRole('link', { name: 'Readers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Readers' })).toBeVisible();

  const editor = await openStaffWindow(windows, { role: 'Editor', name: uniqueWord() });
  await admin.serve(editor.page);
  await editor.page.goto('/cmsadmin/newsletter');
  await expect(editor.page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
  await expect(editor.page.getByRole('link', { name: 'Readers' })).toBeHidden();
  await editor.page.goto('/cmsadmin/newsletter/readers');
  await expect(editor.page.getByText('You are not authorized to do this.')).toBeVisible();
  await editor.context.close();
});
