import { once } from 'node:events';
import { join } from 'node:path';
import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { headingBlocks } from '../support/browser/blocks.ts';
import { createTestPage, readPage } from '../support/browser/pages.ts';
import { openEditor } from '../support/browser/screens.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { makeAccessibleFolder, type Product, startProduct } from '../support/product.ts';
import { expect, test } from '../support/browser/test.ts';

const rounds = process.env.TEST_LONG ? 20 : 1;

/** Milliseconds within which a change has to be on the server. */
const OLDEST = 3_000;

let folder: string;
let product: Product;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = makeAccessibleFolder('ximblox saving ');
  product = await start();
});
test.afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

function start(port?: number): Promise<Product> {
  const options = { logFile: 'test-results/crash-server.log', dataDir: join(folder, 'data'), env: { DEMO: '0' } };
  return startProduct(port === undefined ? options : { ...options, port });
}

async function killAndStart(): Promise<void> {
  const ended = once(product.process, 'exit');
  product.process.kill('SIGKILL');
  await ended;
  product = await start(Number(new URL(product.address).port));
}

async function storedText(page: Page, id: number): Promise<string> {
  return (await readPage(page, id)).pageVersion.blocks[0]?.props.text ?? '';
}

test('kill -9 of the server while typing: the server loses nothing older than 3 s, and the browser loses nothing', async ({
  browser,
}) => {
  test.setTimeout(120_000 + rounds * 60_000);
  const context = await browser.newContext({ baseURL: product.address });
  const page = await context.newPage();
  await signInByRequest(page);
  const { id } = await createTestPage(page, { title: 'Typed', blocks: headingBlocks('T') });
  await openEditor(page, id, 'Typed');
  await page.frameLocator('#preview-frame').locator('[data-puck-component]').first().click();
  const heading = page.getByRole('textbox', { name: 'Heading' });

  for (let round = 0; round < rounds; round += 1) {
    const typed: { text: string; at: number }[] = [];
    const until = Date.now() + OLDEST + 2_000 + round * 100;
    await heading.fill('');
    while (Date.now() < until) {
      await page.keyboard.type(`${typed.length % 10}`);
      typed.push({ text: await heading.inputValue(), at: Date.now() });
    }
    const killed = Date.now();
    await Promise.all([killAndStart(), context.setOffline(true)]);
    const due = typed.findLast(({ at }) => at < killed - OLDEST)?.text ?? '';
    expect(due).not.toBe('');
    const stored = await storedText(page, id);
    console.log(`typed ${typed.length} letters; the server lacks ${(typed.at(-1)?.text.length ?? 0) - stored.length}`);
    expect(stored.startsWith(due)).toBe(true);
    await expect(heading).toHaveValue(typed.at(-1)?.text ?? '');
    await context.setOffline(false);
    await expect.poll(() => storedText(page, id), { timeout: 60_000 }).toBe(typed.at(-1)?.text);
  }

  await heading.press('End');
  await page.keyboard.type(' and the browser goes too');
  const whole = await heading.inputValue();
  await context.setOffline(true);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto(`/cmsadmin/pages/${id}`);
  await page.frameLocator('#preview-frame').locator('[data-puck-component]').first().click();
  await expect(page.getByRole('textbox', { name: 'Heading' })).toHaveValue(whole);
  await context.close();
});
