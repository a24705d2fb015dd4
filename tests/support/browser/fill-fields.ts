import { expect, type Locator, type Page } from '@playwright/test';
import { blockDefinitions } from '../../../site/blocks/definitions.ts';
import { pageTypeDefinitions } from '../../../site/page-types/definitions.ts';
import type { Field, LinkValue } from '../../../site/shared/content-definition.ts';
import { drivers, type FieldContext, type VisitorAssertion } from './field-drivers.ts';
import { fieldAssertions } from './field-assertions.ts';

export const linkKinds: readonly LinkValue['kind'][] = ['internal', 'external', 'anchor', 'mail', 'phone'];

/** The block or page type to fill in. */
export type FillOptions = {
  page: Page;
  owner: { id: string; fields: readonly Field[] };
  /** Prefix of every word, unique on a page. */
  wordPrefix: string;
  target: FieldContext['target'];
  /** Kinds of fields to leave out. */
  without?: readonly Field['kind'][];
};

const inputsOf = (page: Page | Locator, name: string): Locator => page.locator(`[data-field="${name}"]`);

/** Fills in every field with the mouse; returns assertions about what visitors see. */
export async function fillFields(options: FillOptions): Promise<VisitorAssertion[]> {
  const { page, owner, without = [] } = options;
  const assertions: VisitorAssertion[] = [];
  for (const field of owner.fields.filter(({ kind }) => !without.includes(kind))) {
    const at = inputsOf(page, field.name);
    assertions.push(
      ...(await (field.kind === 'repeat' ? fillRows(options, field) : fillOne(options, field, { at, turn: 0 }))),
    );
  }
  return assertions;
}

type FieldPosition = { at: Locator; turn: number; group?: string };

async function fillOne(
  options: FillOptions,
  field: Field,
  { at, turn, group }: FieldPosition,
): Promise<VisitorAssertion[]> {
  const { page, owner, wordPrefix, target } = options;
  const driver: unknown = drivers[field.kind as keyof typeof drivers];
  if (typeof driver !== 'function') throw new Error(`No driver fills in a field of the kind ${field.kind}`);
  const path = [group, field.name].filter(Boolean).join('.');
  const place: FieldContext = {
    page,
    at,
    word: `${wordPrefix}${path.replace('.', '')}${turn}`,
    owner: owner.id,
    path,
    rowIndex: turn,
    linkKind: linkKindAt(owner.id, path, turn),
    target,
  };
  const assertions = await (driver as (place: FieldContext, field: Field) => Promise<VisitorAssertion[]>)(place, field);
  const own = fieldAssertions[`${owner.id}.${path}`];
  return own ? [own] : assertions;
}

/** Two rows: the first with everything, the second without images, which may hide other fields. */
async function fillRows(options: FillOptions, group: Extract<Field, { kind: 'repeat' }>): Promise<VisitorAssertion[]> {
  const { page } = options;
  const rows = inputsOf(page, group.name).getByRole('listitem');
  const assertions: VisitorAssertion[] = [];
  for (const turn of [0, 1]) {
    const before = await rows.count();
    await inputsOf(page, group.name).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(rows).toHaveCount(before + 1);
    for (const field of group.fields.filter(({ kind }) => turn === 0 || kind !== 'image')) {
      const at = rows.nth(before).locator(`[data-field^="${group.name}."][data-field$=".${field.name}"]`);
      assertions.push(...(await fillOne(options, field, { at, turn, group: group.name })));
    }
  }
  return assertions;
}

type ListedField = { owner: string; path: string; field: Field };

function listFields(owner: string, fields: readonly Field[], group = ''): ListedField[] {
  return fields.flatMap((field) => {
    const path = `${group}${field.name}`;
    if (field.kind === 'repeat') return listFields(owner, field.fields, `${path}.`);
    return [{ owner, path, field }];
  });
}

/** Every field of every block and page type; grouped fields with the path of their group. */
export const everyField: readonly ListedField[] = [...blockDefinitions, ...pageTypeDefinitions].flatMap(
  ({ id, fields }) => listFields(id, fields),
);

/** The kind of link for a field: fields alternate, so that links of each kind occur. */
export function linkKindAt(owner: string, path: string, turn: number): LinkValue['kind'] {
  const kind = everyField.find((one) => one.owner === owner && one.path === path)?.field.kind;
  const alike = everyField.filter(({ field }) => field.kind === kind);
  const place = alike.findIndex((one) => one.owner === owner && one.path === path) + turn;
  return linkKinds[place % linkKinds.length] ?? 'internal';
}
