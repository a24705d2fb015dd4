import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PartName, partNames, parts } from '../../../server/bundles/bundle-format.ts';
import { columnsOf } from '../../../server/bundles/import-rows.ts';
import { settingsInput } from '../../../server/settings/settings.input.ts';
import { query, sql } from '../../../server/shared/database/query.ts';
import { changeRows, type Entry, exportSite, readBundle, recount, rowsOf } from '../../support/bundles.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { fillWholeSite, startWithJobs } from './bundle-sites.ts';
import { importDirectly } from './import-directly.ts';
import { badSettings, badValues } from './row-cases.ts';

const resources = new AsyncDisposableStack();
let target: TestServer;
let entries: Entry[];

beforeAll(async () => {
  const source = await startWithJobs(resources);
  target = await startTestServer();
  resources.defer(() => target.stop());
  const author = await source.signIn();
  await fillWholeSite(source, author);
  entries = await readBundle(await exportSite(author));
});
afterAll(() => resources.disposeAsync());

/** Columns that an installation keeps for itself: people, the bin, and what the import command did. */
const own = /(_by|^deleted_at|^deletion_id|^before_deletion|^last_publication_change|^by_operator)$/;

/** Columns that bundles of earlier releases lack. */
const optional = new Set(['translation-groups.pages', 'page-versions.revision']);

type Row = Record<string, unknown>;

/** A row of the part that was exported; of files a picture, of versions a draft's. */
function exampleOf(part: PartName): Row {
  const drafts = rowsOf(entries, 'pages').filter(({ status }) => status === 'concept');
  const examples: Partial<Record<PartName, (row: Row) => boolean>> = {
    files: ({ mime_type: type, width }) => type === 'image/png' && width === 60,
    pages: ({ slug }) => slug === 'draft',
    references: ({ file_id: file }) => file !== null,
    'page-versions': ({ id }) => drafts.some((page) => page.newest_version_id === id && page.slug === 'draft'),
  };
  const row = rowsOf(entries, part).find(examples[part] ?? (() => true));
  if (!row) throw new Error(`the bundle has no ${part}`);
  return row;
}

/** One more row for each thing that may be wrong with one, each with a number of its own. */
function spoil(part: PartName): { rows: Row[]; properties: string[] } {
  const example = exampleOf(part);
  const hasID = 'id' in example;
  const missing = Object.keys(badValues[part])
    .filter((column) => !optional.has(`${part}.${column}`))
    .map((column) => ({ column, value: undefined, property: `${part}.${column}` }));
  const cases = Object.entries(badValues[part]).flatMap(([column, bad]) =>
    bad.map(({ value, property = `${part}.${column}` }) => ({ column, value, property })),
  );
  const spoiled = [...cases, ...missing].map(({ column, value, property }, index) => ({
    row: { ...example, ...(hasID && { id: 500_000 + index }), [column]: value },
    property,
  }));
  return { rows: spoiled.map(({ row }) => row), properties: spoiled.map(({ property }) => property) };
}

describe('each column of a bundle', () => {
  it.each(parts.map(({ name, table }) => [name, table] as const))(
    'of %s has values that are refused where it is typed',
    async (name, table) => {
      const columns = await query(
        target.orm.em.fork(),
        sql<{ name: string }>`select attname as name from pg_attribute where attrelid = ${table}::regclass
                                 and attnum > 0 and not attisdropped and attgenerated = ''`,
      );
      const brought = columns.map((column) => column.name).filter((column) => !own.test(column));
      const extra = name === 'translation-groups' ? ['pages'] : [];
      expect(columnsOf({ name }).sort()).toEqual([...brought, ...extra].sort());
      expect(Object.keys(badValues[name]).sort()).toEqual(columnsOf({ name }).sort());
      for (const bad of Object.values(badValues[name])) expect(bad.length).toBeGreaterThan(0);
    },
  );

  it.each(partNames)('of %s is refused by import and dry run with row and column', async (part) => {
    const { rows, properties } = spoil(part);
    const wrong: string[] = [];
    // A report names the first hundred.
    for (let start = 0; start < rows.length; start += 60) {
      const some = rows.slice(start, start + 60);
      const changed = recount(changeRows(entries, part, (present) => [...some, ...present]));
      const dry = await importDirectly(target, changed, { isDryRun: true });
      expect(dry.isImported).toBe(false);
      const report = dry.parts[part];
      expect(report, `row ${start} and those after it`).toMatchObject({ wrong: some.length, inTheWay: 0 });
      wrong.push(...(report?.errors.map(({ property }) => property) ?? []));
      if (start > 0) continue;
      expect(await importDirectly(target, changed, { isDryRun: false })).toEqual(dry);
      const [label] = [parts.find(({ name }) => name === part)?.label(some[1] ?? {})];
      expect(report?.errors.map(({ name }) => name)).toContain(label);
    }
    expect([...new Set(wrong)]).toEqual(expect.arrayContaining([...new Set(properties)]));
  });

  it('that is right is taken over', async () => {
    const report = await importDirectly(target, entries, { isDryRun: true });
    for (const part of partNames)
      expect(report.parts[part], part).toMatchObject({ inTheWay: 0, wrong: 0, added: expect.any(Number) as number });
  });
});

describe('the settings of a bundle', () => {
  it('have values that are refused where they are typed, each by its name', async () => {
    expect(Object.keys(badSettings).sort()).toEqual(Object.keys(settingsInput.shape).sort());
    for (const [name, bad] of Object.entries(badSettings)) {
      for (const value of bad) {
        const changed = entries.map(({ header, body }) => {
          if (header.name !== 'bundle.json') return { header, body };
          const head = JSON.parse(body.toString('utf8')) as { settings: object; locales: object };
          const place = name in head.locales ? 'locales' : 'settings';
          return { header, body: Buffer.from(JSON.stringify({ ...head, [place]: { ...head[place], [name]: value } })) };
        });
        const refused = importDirectly(target, changed, { isDryRun: true });
        await expect(refused, `${name} ${JSON.stringify(value)}`).rejects.toThrow(/settings|no bundle/);
      }
    }
  });
});
