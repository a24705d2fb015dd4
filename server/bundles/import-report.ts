import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';
import type { Services } from '../shared/context.ts';
import type { BundleManifest, BundlePartName } from './bundle-format.ts';
import type { PartReport } from './part-report.ts';

export type BundleImportOptions = {
  /** A dedicated connection without a statement timeout. */
  client: ClientBase;
  /** For the rollback after a failure. */
  em: EntityManager;
  services: Pick<
    Services,
    'storage' | 'imageRenderer' | 'openConnection' | 'threads' | 'blockDefinitions' | 'pageTypeDefinitions'
  >;
  /** Current settings of the installation. */
  locales: BundleManifest['locales'];
  /** Runs the whole import, then rolls it back. */
  isDryRun: boolean;
  /** Whether a dry run of the same file had no conflicts, so that its media need no second check. */
  isChecked?: boolean;
  /** Id of the importing user; null for the command. */
  importer: number | null;
  /** Called with the number of bytes that were read, and their total. */
  onProgress?: (done: number, total: number) => void;
  /** Runs in the transaction of the import. */
  onImport?: (client: ClientBase, report: ImportReport) => Promise<void>;
};

export type ImportReport = {
  parts: Partial<Record<BundlePartName, PartReport>>;
  files: number;
  /** Locales that the installation has to add first. */
  missingLocales: string[];
  /** Whether the installation was empty and takes over the bundle's settings. */
  takesSettings: boolean;
  /** Whether ids of the bundle belong to records here that were made at other times: another site assigned them. */
  isOfOtherSite: boolean;
  isImported: boolean;
};

/** Whether there is no conflict and no missing locale. */
export const isImportable = ({ parts: partReports, missingLocales }: ImportReport): boolean =>
  missingLocales.length === 0 && Object.values(partReports).every(({ inTheWay, wrong }) => inTheWay + wrong === 0);

/** Called with the number of bytes that were just read. */
export type OnBytesRead = (bytes: number) => void;
