import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Field, LinkValue } from '../../../site/shared/content-definition.ts';
import { chooseFiles } from './media-screen.ts';

/** Checks what a visitor has to see of a value. */
export type VisitorAssertion = (visitor: Page) => Promise<void>;

/** A field in the editor under test. */
export type FieldContext = {
  page: Page;
  /** Contains the field's inputs. */
  at: Locator;
  /** A unique word on the page. */
  word: string;
  /** Id of the block or page type, and the field's path in its groups: 'cards.image'. */
  owner: string;
  path: string;
  /** Index among rows of the same field, from 0. */
  rowIndex: number;
  linkKind: LinkValue['kind'];
  /** A published page that links lead to. */
  target: { title: string; slug: string };
};

type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;
type Driver<Kind extends Field['kind']> = (place: FieldContext, field: FieldOf<Kind>) => Promise<VisitorAssertion[]>;

const seesText =
  (text: string): VisitorAssertion =>
  async (visitor) =>
    expect(await visitor.content()).toContain(text);

async function type(input: Locator, text: string): Promise<void> {
  await input.click();
  await input.fill(text);
}

/** An image of 400 by 200 pixels in two colours, with the given name. */
async function createTwoColourImage(name: string) {
  const half = { create: { width: 200, height: 200, channels: 3 as const, background: '#1f3f8c' } };
  const buffer = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#b03a2e' } })
    .composite([{ input: half, left: 200, top: 0 }])
    .png()
    .toBuffer();
  return { name: `${name}.png`, mimeType: 'image/png', buffer };
}

/** Crops by ratio if it is free, otherwise by a quarter turn and a smaller width. */
async function crop(page: Page, at: Locator, ratio: number | undefined): Promise<void> {
  await at.getByRole('button', { name: 'Crop', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Crop image' });
  if (ratio === undefined) {
    await dialog.getByRole('combobox', { name: 'Ratio' }).click();
    await page.getByRole('option', { name: '1:1' }).click();
    await expect(dialog.getByLabel('Width')).toHaveValue('200');
  } else {
    await dialog.getByRole('button', { name: 'Rotate right' }).click();
    await expect(dialog.getByLabel('Width')).toHaveValue('200');
  }
  await dialog.getByRole('button', { name: 'Flip horizontally' }).click();
  await dialog.getByRole('button', { name: 'Crop', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(at.getByText(/, cropped$/).first()).toBeVisible();
}

/** The image is shown with its alternative text, in the ratio of its crop. */
const seesImage =
  (words: string, ratio: number): VisitorAssertion =>
  async (visitor) => {
    const image = visitor.getByRole('img', { name: words }).first();
    const [width, height] = await Promise.all([image.getAttribute('width'), image.getAttribute('height')]);
    expect(Number(width) / Number(height)).toBeCloseTo(ratio, 1);
  };

const linkInputs: Readonly<Record<Exclude<LinkValue['kind'], 'internal'>, { option: string; value: string }>> = {
  external: { option: 'Other website', value: 'https://example.org/tower' },
  anchor: { option: 'Anchor on this page', value: 'opening-hours' },
  mail: { option: 'E-mail address', value: 'office@example.org' },
  phone: { option: 'Phone number', value: '+31201234567' },
};
const hrefs: Readonly<Record<Exclude<LinkValue['kind'], 'internal'>, string>> = {
  external: 'https://example.org/tower',
  anchor: '#opening-hours',
  mail: 'mailto:office@example.org',
  phone: 'tel:+31201234567',
};

const seesLink =
  (href: string): VisitorAssertion =>
  async (visitor) => {
    await expect(visitor.locator(`a[href="${href}"]`).first()).toBeAttached();
  };

async function choosePage({
  page,
  at,
  target,
}: Pick<FieldContext, 'page' | 'at' | 'target'>): Promise<VisitorAssertion> {
  await type(at.getByRole('textbox', { name: 'Page to link to' }), target.title);
  await page.getByRole('option', { name: target.title }).click();
  await expect(at.getByText(target.title)).toBeVisible();
  return seesLink(`/${target.slug}`);
}

/** Fills in a link form, in a field or in the popover of a text. */
async function fillLink({ page, at, target }: Pick<FieldContext, 'page' | 'at' | 'target'>, kind: LinkValue['kind']) {
  if (kind === 'internal') return choosePage({ page, at, target });
  const { option, value } = linkInputs[kind];
  await at.getByRole('combobox', { name: 'Link type' }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await type(at.getByRole('textbox'), value);
  return seesLink(hrefs[kind]);
}

const fillRichText: Driver<'rich-text'> = async ({ page, at, word, linkKind, target }) => {
  const text = at.locator('.ProseMirror');
  // A text that starts with a table is typed into its first cell.
  await text.locator('td, p').first().click();
  await page.keyboard.type(`${word} ${word}`);
  await text.getByText(word).first().dblclick();
  await at.getByRole('button', { name: 'Bold' }).click();
  await at.getByRole('button', { name: 'Link', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Link' });
  const seesTarget = await fillLink({ page, at: form, target }, linkKind);
  await form.getByRole('button', { name: 'Set link' }).click();
  await expect(form).toBeHidden();
  return [seesTarget, seesText(word)];
};

const fillImage: Driver<'image'> = async ({ page, at, word }, { ratio }) => {
  await chooseFiles(page, at.getByRole('button', { name: 'Choose an image' }), await createTwoColourImage(word));
  await type(page.locator(`[data-field="${await at.getAttribute('data-field')}.altText"]`).getByRole('textbox'), word);
  await crop(page, at, ratio);
  return [seesImage(word, ratio ?? 1)];
};

const fillImages: Driver<'images'> = async ({ page, at, word }, { ratio }) => {
  for (const [index, name] of [word, `${word}-2`].entries()) {
    await chooseFiles(page, at.getByRole('button', { name: 'Upload' }), await createTwoColourImage(name));
    await type(at.getByRole('textbox', { name: 'Alternative text' }).nth(index), name);
  }
  await crop(page, at, ratio);
  return [seesImage(word, ratio ?? 1), seesImage(`${word}-2`, 2)];
};

async function fillFiles({ page, at, word }: FieldContext): Promise<VisitorAssertion[]> {
  const file = { name: `${word}.txt`, mimeType: 'text/plain', buffer: Buffer.from(word) };
  await chooseFiles(page, at.getByRole('button', { name: 'Upload' }), file);
  await expect(at.getByText(file.name)).toBeVisible();
  return [
    async (visitor) => {
      const href = await visitor.getByRole('link', { name: new RegExp(word) }).getAttribute('href');
      expect(await (await visitor.request.get(href ?? '')).text()).toBe(word);
    },
  ];
}

/** The last option, and the one before it in the next row. */
function optionOf<Option>(options: readonly Option[], turn: number): Option {
  return options.at(-1 - (turn % options.length)) as Option;
}

/** An option adds a class to its block; other effects are in field-assertions.ts. */
const seesOption =
  (owner: string, path: string, option: string): VisitorAssertion =>
  async (visitor) => {
    const name = path.split('.').at(-1);
    const shown = visitor.locator(`[class*="${owner}__${option}"], [class*="${owner}__${name}${option}"]`);
    await expect(shown.first(), `${path} as ${option}`).toBeAttached();
  };

/**
 * How a field of each kind is filled in with the mouse, using the keyboard only for typing, and what visitors see of
 * it. A new kind of field needs an entry here; rows of a group are added in fill-fields.ts.
 */
export const drivers: { [Kind in Exclude<Field['kind'], 'repeat'>]: Driver<Kind> } = {
  text: async ({ at, word }) => {
    await type(at.getByRole('textbox'), word);
    return [seesText(word)];
  },
  'rich-text': fillRichText,
  choice: async ({ page, at, rowIndex, owner, path }, { options }) => {
    const option = optionOf(options, rowIndex);
    const list = at.getByRole('combobox');
    if ((await list.count()) > 0) {
      await list.click();
      await page.getByRole('option').nth(options.indexOf(option)).click();
      await expect(page.getByRole('option')).toHaveCount(0);
    } else {
      await at.locator('label').nth(options.indexOf(option)).click();
    }
    return [seesOption(owner, path, option)];
  },
  toggle: async ({ at }) => {
    const input = at.getByRole('switch');
    const wasOn = await input.isChecked();
    await at.locator('label').last().click();
    await expect(input).toBeChecked({ checked: !wasOn });
    return [];
  },
  number: async ({ at }) => {
    await type(at.locator('input'), '1');
    return [];
  },
  date: async ({ at }) => {
    await type(at.locator('input'), '2024-02-29');
    return [async (visitor) => expect(visitor.locator('time[datetime="2024-02-29"]').first()).toBeAttached()];
  },
  colour: async ({ at, owner, path }, { colours }) => {
    await at.locator('label').last().click();
    await expect(at.getByRole('radio').last()).toBeChecked();
    return [seesOption(owner, path, colours.at(-1) ?? '')];
  },
  link: async ({ page, at, target, linkKind }) => [await fillLink({ page, at, target }, linkKind)],
  page: async ({ page, at, target }) => [await choosePage({ page, at, target })],
  video: async ({ at, word }) => {
    const inputs = at.getByRole('textbox');
    await type(inputs.nth(0), 'https://vimeo.com/76979871');
    await type(inputs.nth(1), `Title ${word}`);
    await type(inputs.nth(2), `Transcript ${word}`);
    return [seesText(`Title ${word}`), seesText(`Transcript ${word}`), seesText('https://vimeo.com/76979871')];
  },
  image: fillImage,
  images: fillImages,
  file: fillFiles,
  files: fillFiles,
};
