import { importBundle, type ImportReport } from '../../bundles/index.ts';
import { loadSettings } from '../../settings/index.ts';
import { readConfig } from '../config.ts';
import { migrateDatabase } from '../database.ts';
import { connectClient, connectOrm, openInstallation } from './open-installation.ts';
import { readFileArgument } from './read-arguments.ts';

/** Names of what is in the way, as many as can be read. */
const shown = 20;

function printReport({ parts, files, missingLocales }: ImportReport): void {
  for (const [name, { added, same, conflicts }] of Object.entries(parts)) {
    const inTheWay = conflicts.length > 0 ? `, ${conflicts.length} in the way of others` : '';
    console.log(`${name}: ${added} new, ${same} the same already${inTheWay}`);
    for (const conflict of conflicts.slice(0, shown)) console.log(`  ${conflict}`);
  }
  console.log(`media: ${files} files`);
  for (const locale of missingLocales) console.log(`The locale ${locale} has to be available first`);
}

/** `npm run import -- FILE`: adds a bundle's pages, media and menus, all or none; with `--dry-run` it only tells. */
export async function importContent(given: readonly string[]): Promise<void> {
  const { file, chosen } = readFileArgument('import', given, ['dry-run']);
  await using resources = new AsyncDisposableStack();
  const { databaseUrl, storage } = await openInstallation(readConfig(), resources);
  const orm = await connectOrm(databaseUrl, resources);
  await migrateDatabase(orm, databaseUrl);
  const client = await connectClient(databaseUrl, resources);
  const locales = await loadSettings(orm.em.fork());
  const report = await importBundle(file, { client, storage, locales, isDryRun: chosen.has('dry-run') });
  printReport(report);
  if (report.isImported) console.log('Imported');
  else if (chosen.has('dry-run')) console.log('Nothing was changed: this was a dry run');
  else {
    console.error('Nothing was imported: something is in the way');
    process.exitCode = 1;
  }
}
