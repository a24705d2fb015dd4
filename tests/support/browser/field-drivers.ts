import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { Field, LinkValue } from '../../../site/shared/content-definition.ts';
import { chooseFiles } from './media-screen.ts';

/** What a visitor has to see of a value. */
export type Sight = (visitor: Page) => Promise<void>;

/** A field as a test meets it in the editor. */
export type Place = {
  page: Page;
  /** Holds the field's inputs. */
  at: Locator;
  /** A word that stands nowhere else on the page. */
  word: string;
  /** Id of the block or page type, and the field's name behind those of its groups: 'cards.image'. */
  owner: string;
  path: string;
  /** Place among rows of the same field, from 0. */
  turn: number;
  linkKind: LinkValue['kind'];
  /** A published page that links lead to. */
  target: { title: string; slug: string };
};

type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;
type Driver<Kind extends Field['kind']> = (place: Place, field: FieldOf<Kind>) => Promise<Sight[]>;

const seesText =
  (text: string): Sight =>
  async (visitor) =>
    expect(await visitor.content()).toContain(text);

async function type(input: Locator, text: string): Promise<void> {
  await input.click();
  await input.fill(text);
}

/** 400 by 200 pixels of two colours, under a name of its own. */
async function drawPicture(name: string) {
  const half = { create: { width: 200, height: 200, channels: 3 as const, background: '#1f3f8c' } };
  const buffer = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#b03a2e' } })
    .composite([{ input: half, left: 200, top: 0 }])
    .png()
    .toBuffer();
  return { name: `${name}.png`, mimeType: 'image/png', buffer };
}

/** Crops by the ratio where it is free, by a quarter turn and a smaller width where it is not. */
async function crop(page: Page, at: Locator, ratio: number | undefined): Promise<void> {
  await at.getByRole('button', { name: 'Crop', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  if (ratio === undefined) {
    await dialog.getByRole('combobox', { name: 'Ratio' }).click();
    await page.getByRole('option', { name: '1:1' }).click();
    await expect(dialog.getByLabel('Width')).toHaveValue('200');
  } else {
    await dialog.getByRole('button', { name: 'Turn right' }).click();
    await expect(dialog.getByLabel('Width')).toHaveValue('200');
  }
  await dialog.getByRole('button', { name: 'Mirror left to right' }).click();
  await dialog.getByRole('button', { name: 'Crop', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(at.getByText(/, cropped$/).first()).toBeVisible();
}

/** The picture is there under its words, in the shape of its crop. */
const seesPicture =
  (words: string, ratio: number): Sight =>
  async (visitor) => {
    const picture = visitor.getByRole('img', { name: words }).first();
    const [width, height] = await Promise.all([picture.getAttribute('width'), picture.getAttribute('height')]);
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
  (href: string): Sight =>
  async (visitor) => {
    await expect(visitor.locator(`a[href="${href}"]`).first()).toBeAttached();
  };

async function choosePage({ page, at, target }: Pick<Place, 'page' | 'at' | 'target'>): Promise<Sight> {
  await type(at.getByRole('textbox', { name: 'Page to link to' }), target.title);
  await page.getByRole('option', { name: target.title }).click();
  await expect(at.getByText(target.title)).toBeVisible();
  return seesLink(`/${target.slug}`);
}

/** Fills in the form of a link, in a field or in the popover of a text. */
async function fillLink({ page, at, target }: Pick<Place, 'page' | 'at' | 'target'>, kind: LinkValue['kind']) {
  if (kind === 'internal') return choosePage({ page, at, target });
  const { option, value } = linkInputs[kind];
  await at.getByRole('combobox', { name: 'Kind of link' }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await type(at.getByRole('textbox'), value);
  return seesLink(hrefs[kind]);
}

const fillRichText: Driver<'rich-text'> = async ({ page, at, word, linkKind, target }) => {
  const text = at.locator('.ProseMirror');
  // A text that begins with a table is written in its first cell.
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
  await chooseFiles(page, at.getByRole('button', { name: 'Choose a picture' }), await drawPicture(word));
  await type(page.locator(`[data-field="${await at.getAttribute('data-field')}.altText"]`).getByRole('textbox'), word);
  await crop(page, at, ratio);
  return [seesPicture(word, ratio ?? 1)];
};

const fillImages: Driver<'images'> = async ({ page, at, word }, { ratio }) => {
  for (const [index, name] of [word, `${word}-2`].entries()) {
    await chooseFiles(page, at.getByRole('button', { name: 'Upload' }), await drawPicture(name));
    await type(at.getByRole('textbox', { name: 'Alternative text' }).nth(index), name);
  }
  await crop(page, at, ratio);
  return [seesPicture(word, ratio ?? 1), seesPicture(`${word}-2`, 2)];
};

async function fillFiles({ page, at, word }: Place): Promise<Sight[]> {
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

/** The last option, the one before it in the next row. */
function optionOf<Option>(options: readonly Option[], turn: number): Option {
  return options.at(-1 - (turn % options.length)) as Option;
}

/** An option shows in a class of its block; other ways are the test's own. */
const seesOption =
  (owner: string, path: string, option: string): Sight =>
  async (visitor) => {
    const name = path.split('.').at(-1);
    const shown = visitor.locator(`[class*="${owner}__${option}"], [class*="${owner}__${name}${option}"]`);
    await expect(shown.first(), `${path} as ${option}`).toBeAttached();
  };

/**
 * How a field of each kind is filled in with the mouse, the keyboard only for what is typed, and what visitors see of
 * it. A new kind of field needs an entry here; the rows of a group are added in fill-fields.ts.
 */
export const drivers: { [Kind in Exclude<Field['kind'], 'repeat'>]: Driver<Kind> } = {
  text: async ({ at, word }) => {
    await type(at.getByRole('textbox'), word);
    return [seesText(word)];
  },
  'rich-text': fillRichText,
  choice: async ({ page, at, turn, owner, path }, { options }) => {
    const option = optionOf(options, turn);
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
    await type(inputs.nth(2), `Told ${word}`);
    return [seesText(`Title ${word}`), seesText(`Told ${word}`), seesText('https://vimeo.com/76979871')];
  },
  image: fillImage,
  images: fillImages,
  file: fillFiles,
  files: fillFiles,
};
