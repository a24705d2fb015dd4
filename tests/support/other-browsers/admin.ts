import { expect, inject } from 'vitest';
import { uniqueWord } from '../browser/unique-word.ts';
import { createPage, createPublishedPage } from '../pages.ts';
import { administrator } from '../product.ts';
import { createClient } from '../test-client.ts';
import { type Person, type Seen, until } from './person.ts';
import type { Point } from './tab.ts';

const frame = '#preview-frame';

/** The blocks of the page in the editor, from top to bottom. */
export const blocks = { css: '[data-puck-component]', frame };
/** What is seen on the page in the editor. */
export const onCanvas = (target: Seen): Seen => ({ ...target, frame });
export const outlineEntry = (place: number): Seen => ({
  css: '[data-block] > button',
  place,
  inside: { role: 'region', name: 'Outline' },
});
export const button = (name: string | RegExp): Seen => ({ role: 'button', name });

/** Signs in on the screen for it. */
export async function signIn(person: Person): Promise<void> {
  await person.goTo('/cmsadmin/');
  await person.fill({ css: 'input[name=email]' }, administrator.email);
  await person.fill({ css: 'input[name=password]' }, administrator.password);
  await person.click(button('Sign in'));
  await person.expectGone({ css: 'input[name=password]' });
  await person.see({ css: 'h1' });
}

type Content = Record<string, unknown>[];
type Wanted = { title?: string; isPublished?: true };

/** A page that was made beforehand, as other staff make one. */
export async function makePage(content: Content, { title = 'Under construction', isPublished }: Wanted = {}) {
  const client = createClient(inject('productAddress'));
  await client.post('/auth/login', administrator);
  const slug = uniqueWord();
  const make = isPublished ? createPublishedPage : createPage;
  const { pageID } = await make(client, { title, slug, content });
  return { id: pageID, path: `/${slug}` };
}

/** Opens the editor of a page, and waits for its blocks. */
export async function openEditor(person: Person, id: number, blockCount: number): Promise<void> {
  await person.goTo(`/cmsadmin/pages/${id}`);
  await person.see({ css: 'iframe#preview-frame' });
  await until(async () => expect(await person.look(blocks)).toHaveLength(blockCount));
}

/** Adds a block at the end by the picker; its form is open then. */
export async function addBlock(person: Person, name: string): Promise<void> {
  await person.click({ ...button('Add block'), inside: { role: 'navigation', name: 'Activities' } });
  const search = { role: 'combobox', name: 'Search blocks' };
  await person.expectFocus(search);
  await person.click({ role: 'option', name: new RegExp(`^${name} `), place: 0 });
  await person.expectGone({ role: 'dialog' });
}

/** Saves by key, and waits until it is stored. */
export async function save(person: Person): Promise<void> {
  await person.tab.pressWith('Control', 's');
  await person.see({ text: /^Saved / });
}

/** The names of the blocks on the canvas are these, from top to bottom. */
export async function expectBlocks(person: Person, names: readonly string[]): Promise<void> {
  await until(async () => {
    const seen = await person.look(blocks);
    expect(seen.map(({ attributes }) => attributes['aria-label'])).toEqual(names);
  });
}

type Drag = { from: Point; to: Point };

/** Presses at one point and draws to another one in steps, as a hand does; the button stays pressed. */
export async function drawTo({ tab }: Person, { from, to }: Drag): Promise<void> {
  await tab.movePointer(from);
  await tab.pressPointer();
  const steps = 8;
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await tab.movePointer({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  }
}
