import { blockDefinitions } from '../../../site/blocks/definitions.ts';
import { pageTypeDefinitions } from '../../../site/page-types/definitions.ts';
import { auditBundleImport } from '../../audit/index.ts';
import { importBundle, type ImportReport } from '../../bundles/index.ts';
import { ImageRenderer } from '../../images/index.ts';
import { loadSettings } from '../../settings/index.ts';
import { readConfig } from '../config/config.ts';
import { migrateDatabase } from '../database/migrate-database.ts';
import { connectClient, connectOrm, openInstallation } from './open-installation.ts';
import { openConnection } from '../database/open-connection.ts';
import { readFileArgument } from './read-file-argument.ts';
import { sameThreadPool } from './same-thread-pool.ts';

function printReport({ parts, files, missingLocales, takesSettings, isOfOtherSite }: ImportReport): void {
  for (const [name, { added, same, inTheWay, wrong, conflicts, errors }] of Object.entries(parts)) {
    const blockedText = inTheWay > 0 ? `, ${inTheWay} blocking others` : '';
    const invalidText = wrong > 0 ? `, ${wrong} invalid` : '';
    console.log(`${name}: ${added} new, ${same} the same already${blockedText}${invalidText}`);
    for (const conflict of conflicts) console.log(`  ${conflict}`);
    for (const error of errors) console.log(`  ${error.name}: ${error.code} ${error.property}`);
  }
  console.log(`media: ${files} files`);
  if (takesSettings) console.log('The settings are imported too, because there are no pages yet');
  if (isOfOtherSite)
    console.log(
      'The bundle is from another site, and its ids are already in use here: it can only be imported into an empty installation',
    );
  for (const locale of missingLocales) console.log(`The locale ${locale} must be made available first`);
}

/**
 * `npm run import -- FILE`: imports pages, media and menus of a bundle, all or none. With `--dry-run` it only reports.
 */
export async function runImport(args: readonly string[]): Promise<void> {
  const { file, flags } = readFileArgument('import', args, ['dry-run']);
  await using resources = new AsyncDisposableStack();
  const { databaseUrl, storage } = await openInstallation(readConfig(), resources);
  const orm = await connectOrm(databaseUrl, resources);
  await migrateDatabase({ databaseUrl, print: (line) => console.log(line) });
  const client = await connectClient(databaseUrl, resources);
  const locales = await loadSettings(orm.em.fork());
  const services = {
    storage,
    imageRenderer: new ImageRenderer(storage),
    openConnection: () => openConnection(databaseUrl),
    threads: sameThreadPool,
    blockDefinitions,
    pageTypeDefinitions,
  };
  const report = await importBundle(file, {
    client,
    em: orm.em,
    services,
    locales,
    importer: null,
    isDryRun: flags.has('dry-run'),
    onImport: () => auditBundleImport(client, { importerID: null, taskID: null }),
  });
  printReport(report);
  if (report.isImported) console.log('Imported');
  else if (flags.has('dry-run')) console.log('Nothing was changed: this was a dry run');
  else {
    console.error('Nothing was imported: something is in the way');
    process.exitCode = 1;
  }
}
