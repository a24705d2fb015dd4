import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BundlePartName, bundlePartNames, bundleParts } from '../../../server/bundles/bundle-format.ts';
import { bundleColumnsOf } from '../../../server/bundles/import-rows.ts';
import { versionFieldList } from '../../../server/content/index.ts';
import { settingsInput } from '../../../server/settings/settings.input.ts';
import { query, sql } from '../../../server/shared/database/query.ts';
import { changeRows, type Entry, exportSite, readBundle, recount, rowsOfPart } from '../../support/bundles.ts';
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

/** Columns that a bundle leaves out: people, the bin, and what the import command did. */
const excludedColumns = /(_by|^deleted_at|^deletion_id|^before_deletion|^last_publication_change|^by_operator)$/;

/** Columns that bundles of earlier releases do not have. */
const optionalColumns = new Set([
  'translation-groups.pages',
  'page-versions.revision',
  ...versionFieldList.flatMap(([, { column, isMissingInOldBundles }]) =>
    isMissingInOldBundles ? [`page-versions.${column}`] : [],
  ),
]);

type Row = Record<string, unknown>;

/** A row of the exported part; for files an image, for versions one of a draft. */
function sampleRow(part: BundlePartName): Row {
  const drafts = rowsOfPart(entries, 'pages').filter(({ status }) => status === 'concept');
  const examples: Partial<Record<BundlePartName, (row: Row) => boolean>> = {
    files: ({ mime_type: type, width }) => type === 'image/png' && width === 60,
    pages: ({ slug }) => slug === 'draft',
    references: ({ file_id: file }) => file !== null,
    'page-versions': ({ id }) => drafts.some((page) => page.newest_version_id === id && page.slug === 'draft'),
  };
  const row = rowsOfPart(entries, part).find(examples[part] ?? (() => true));
  if (!row) throw new Error(`the bundle has no ${part}`);
  return row;
}

/** One extra row for each thing that may be wrong with a row, each with an id of its own. */
function makeInvalidRows(part: BundlePartName): { rows: Row[]; properties: string[] } {
  const example = sampleRow(part);
  const hasID = 'id' in example;
  const missing = Object.keys(badValues[part])
    .filter((column) => !optionalColumns.has(`${part}.${column}`))
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
  it.each(bundleParts.map(({ name, table }) => [name, table] as const))(
    'of %s has values that the API refuses',
    async (name, table) => {
      const columns = await query(
        target.orm.em.fork(),
        sql<{ name: string }>`select attname as name from pg_attribute where attrelid = ${table}::regclass
                                 and attnum > 0 and not attisdropped and attgenerated = ''`,
      );
      const brought = columns.map((column) => column.name).filter((column) => !excludedColumns.test(column));
      const extra = name === 'translation-groups' ? ['pages'] : [];
      expect(bundleColumnsOf({ name }).sort()).toEqual([...brought, ...extra].sort());
      expect(Object.keys(badValues[name]).sort()).toEqual(bundleColumnsOf({ name }).sort());
      for (const bad of Object.values(badValues[name])) expect(bad.length).toBeGreaterThan(0);
    },
  );

  it.each(bundlePartNames)('of %s is refused by import and dry run with row and column', async (part) => {
    const { rows, properties } = makeInvalidRows(part);
    const wrong: string[] = [];
    // A report names the first hundred errors.
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
      const [label] = [bundleParts.find(({ name }) => name === part)?.label(some[1] ?? {})];
      expect(report?.errors.map(({ name }) => name)).toContain(label);
    }
    expect([...new Set(wrong)]).toEqual(expect.arrayContaining([...new Set(properties)]));
  });

  it('that is valid is imported', async () => {
    const report = await importDirectly(target, entries, { isDryRun: true });
    for (const part of bundlePartNames)
      expect(report.parts[part], part).toMatchObject({ inTheWay: 0, wrong: 0, added: expect.any(Number) as number });
  });
});

describe('the settings in a bundle', () => {
  it('are refused with the name of the setting if the API refuses their value', async () => {
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
