import type { ClientBase } from 'pg';
import { overwriteSettings } from '../settings/index.ts';
import { readArchive } from '../shared/archive/index.ts';
import {
  type BundleTrailer,
  type BundleManifest,
  bundleEntryNames,
  type BundlePartName,
  bundleParts,
  bundleRowsSchema,
} from './bundle-format.ts';
import { BundleError } from './bundle-error.ts';
import type { FileRowErrors } from './import-media.ts';
import { type BundleImportOptions, type ImportReport, isImportable, type OnBytesRead } from './import-report.ts';
import { importRows } from './import-rows.ts';
import { ImportState } from './import-state.ts';
import { emptyPartReport } from './part-report.ts';
import { readManifest, readJsonEntry, readBundleSettings } from './read-entry.ts';
import { raiseSequenceTo } from './sequences.ts';
import { rejectUnconfirmedGroups } from './translation-groups.ts';

/** An installation without pages takes over the bundle's settings. Another one must already have its locales. */
async function importSettings(state: ImportState, manifest: BundleManifest): Promise<void> {
  const { client, locales } = state.options;
  const { rows } = await client.query('select 1 from page limit 1');
  if (rows.length > 0) {
    if (manifest.locales.defaultLocale !== locales.defaultLocale)
      state.report.missingLocales.push(manifest.locales.defaultLocale);
    return;
  }
  await overwriteSettings(client, readBundleSettings(manifest));
  state.setAvailableLocales(manifest.locales);
  state.report.takesSettings = true;
}

function checkRows({ report }: ImportState, { rows }: BundleTrailer): void {
  for (const { name } of bundleParts) {
    const { added, same, inTheWay, wrong } = report.parts[name] ?? emptyPartReport();
    if (added + same + inTheWay + wrong !== (rows[name] ?? 0)) throw new BundleError('incomplete', name);
  }
}

/** Imports the entries of rows, which come before the bytes of files. */
async function importRowEntries(path: string, state: ImportState, onBytes: OnBytesRead): Promise<void> {
  for await (const entry of readArchive(path)) {
    const { name, size = 0 } = entry.header;
    const part = bundleParts.find((one) => name.startsWith(`${one.name}/`));
    if (name === bundleEntryNames.manifest) await importSettings(state, await readManifest(entry));
    else if (part) {
      const rows = await readJsonEntry(entry, bundleRowsSchema);
      for (const row of rows) state.registerRow(part, row);
      await importRows(state, part, rows);
    } else break;
    onBytes(size);
  }
  rejectUnconfirmedGroups(state);
}

/** Consistency rules that no constraint of the tables ensures, with the part of the bundle that breaks them. */
const consistencyChecks: readonly { part: BundlePartName; select: string }[] = [
  {
    part: 'page-versions',
    select: `select 1 from page p join page_version v
                on v.id in (p.newest_version_id, p.live_version_id, p.published_version_id)
              where v.page_id <> p.id limit 1`,
  },
  {
    // The next version gets the newest version's number plus one.
    part: 'page-versions',
    select: `select 1 from page p join page_version n on n.id = p.newest_version_id
               join page_version v on v.page_id = p.id and v.number > n.number limit 1`,
  },
  {
    part: 'publications',
    select: `select 1 from publication u join page_version v on v.id = u.version_id where v.page_id <> u.page_id limit 1`,
  },
  {
    part: 'publications',
    select: `select 1 from page p left join publication u on u.id = p.publication_id
              where p.publication_id is not null and u.page_id is distinct from p.id limit 1`,
  },
];

async function checkConsistency(client: ClientBase): Promise<void> {
  for (const { part, select } of consistencyChecks) {
    const { rows } = await client.query(select);
    if (rows.length > 0) throw new BundleError('damaged', part);
  }
  await client.query('set constraints all immediate').catch((error: unknown) => {
    throw new BundleError('damaged', 'pages', { cause: error });
  });
}

/** Ids that content refers to without having them in the bundle must never be assigned to something else. */
async function reserveReferencedIDs({ options, highestReferencedIDs }: ImportState): Promise<void> {
  for (const [table, highest] of Object.entries(highestReferencedIDs))
    if (highest > 0) await raiseSequenceTo(options.client, table, highest);
}

async function commitImport({ client, onImport }: BundleImportOptions, report: ImportReport): Promise<void> {
  await onImport?.(client, report);
  await client.query(`select pg_notify('ximblox_event', '{"name":"setting.changed"}')`);
  await client.query('commit');
}

type ReadMedia = { trailer: BundleTrailer; fileErrors: FileRowErrors; onBytes: OnBytesRead };

/** Imports all rows in one transaction, or none if there is any conflict. */
export async function importAllRows(
  path: string,
  options: BundleImportOptions,
  { trailer, fileErrors, onBytes }: ReadMedia,
): Promise<ImportReport> {
  const { client, isDryRun } = options;
  const state = new ImportState(options, fileErrors);
  await client.query('begin');
  try {
    await importRowEntries(path, state, onBytes);
    checkRows(state, trailer);
    const report = { ...state.report, files: trailer.files };
    if (isImportable(report)) await checkConsistency(client);
    const isImported = !isDryRun && isImportable(report);
    if (isImported) {
      await reserveReferencedIDs(state);
      await commitImport(options, { ...report, isImported });
    }
    return { ...report, isImported };
  } finally {
    // No effect after a commit.
    await client.query('rollback');
  }
}
