import { expect, type Locator, type Page } from '@playwright/test';
import { blockDefinitions } from '../../../site/blocks/definitions.ts';
import { pageTypeDefinitions } from '../../../site/page-types/definitions.ts';
import type { Field, LinkValue } from '../../../site/shared/content-definition.ts';
import { drivers, type Place, type Sight } from './field-drivers.ts';
import { ownSights } from './own-sights.ts';

export const linkKinds: readonly LinkValue['kind'][] = ['internal', 'external', 'anchor', 'mail', 'phone'];

/** Whose fields are filled in: a block's or a page type's. */
export type Filled = {
  page: Page;
  owner: { id: string; fields: readonly Field[] };
  /** Words on one page differ by it. */
  mark: string;
  target: Place['target'];
  /** Fields that are left out, by kind. */
  without?: readonly Field['kind'][];
};

const inputsOf = (page: Page | Locator, name: string): Locator => page.locator(`[data-field="${name}"]`);

/** Fills in every field with the mouse; what visitors have to see of it. */
export async function fillFields(filled: Filled): Promise<Sight[]> {
  const { page, owner, without = [] } = filled;
  const sights: Sight[] = [];
  for (const field of owner.fields.filter(({ kind }) => !without.includes(kind))) {
    const at = inputsOf(page, field.name);
    sights.push(
      ...(await (field.kind === 'repeat' ? fillRows(filled, field) : fillOne(filled, field, { at, turn: 0 }))),
    );
  }
  return sights;
}

type Spot = { at: Locator; turn: number; group?: string };

async function fillOne(filled: Filled, field: Field, { at, turn, group }: Spot): Promise<Sight[]> {
  const { page, owner, mark, target } = filled;
  const driver: unknown = drivers[field.kind as keyof typeof drivers];
  if (typeof driver !== 'function') throw new Error(`No driver fills in a field of the kind ${field.kind}`);
  const path = [group, field.name].filter(Boolean).join('.');
  const place: Place = {
    page,
    at,
    word: `${mark}${path.replace('.', '')}${turn}`,
    owner: owner.id,
    path,
    turn,
    linkKind: linkKindAt(owner.id, path, turn),
    target,
  };
  const sights = await (driver as (place: Place, field: Field) => Promise<Sight[]>)(place, field);
  const own = ownSights[`${owner.id}.${path}`];
  return own ? [own] : sights;
}

/** Two rows: the first with everything, the second without pictures, which may stand before other fields. */
async function fillRows(filled: Filled, group: Extract<Field, { kind: 'repeat' }>): Promise<Sight[]> {
  const { page } = filled;
  const rows = inputsOf(page, group.name).getByRole('listitem');
  const sights: Sight[] = [];
  for (const turn of [0, 1]) {
    const before = await rows.count();
    await inputsOf(page, group.name).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(rows).toHaveCount(before + 1);
    for (const field of group.fields.filter(({ kind }) => turn === 0 || kind !== 'image')) {
      const at = rows.nth(before).locator(`[data-field^="${group.name}."][data-field$=".${field.name}"]`);
      sights.push(...(await fillOne(filled, field, { at, turn, group: group.name })));
    }
  }
  return sights;
}

type Listed = { owner: string; path: string; field: Field };

function listFields(owner: string, fields: readonly Field[], group = ''): Listed[] {
  return fields.flatMap((field) => {
    const path = `${group}${field.name}`;
    if (field.kind === 'repeat') return listFields(owner, field.fields, `${path}.`);
    return [{ owner, path, field }];
  });
}

/** Every field of every block and page type, those of a group by its name and their own. */
export const everyField: readonly Listed[] = [...blockDefinitions, ...pageTypeDefinitions].flatMap(({ id, fields }) =>
  listFields(id, fields),
);

/** Which kind the link of a field is of: they take turns, so that there are links of each kind. */
export function linkKindAt(owner: string, path: string, turn: number): LinkValue['kind'] {
  const kind = everyField.find((one) => one.owner === owner && one.path === path)?.field.kind;
  const alike = everyField.filter(({ field }) => field.kind === kind);
  const place = alike.findIndex((one) => one.owner === owner && one.path === path) + turn;
  return linkKinds[place % linkKinds.length] ?? 'internal';
}
