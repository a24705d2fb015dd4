import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';
import type { Services } from '../shared/context.ts';
import type { BundleHead, PartName } from './bundle-format.ts';
import type { PartReport } from './part-report.ts';

export type ImportParts = {
  /** A connection of its own, without a time limit. */
  client: ClientBase;
  /** For what is taken back after a failure. */
  em: EntityManager;
  services: Pick<
    Services,
    'storage' | 'pictures' | 'openConnection' | 'threads' | 'blockDefinitions' | 'pageTypeDefinitions'
  >;
  /** Present settings of the installation. */
  locales: BundleHead['locales'];
  /** Does everything, and then takes it back. */
  isDryRun: boolean;
  /** Whether a dry run of the same file was clear, so that its media need not be decoded once more. */
  isChecked?: boolean;
  /** Number of who imports; null for the command. */
  importer: number | null;
  /** Told how many bytes of the bundle are read, of how many. */
  onProgress?: (done: number, total: number) => void;
  /** What else happens in the transaction of an import. */
  onImport?: (client: ClientBase, report: ImportReport) => Promise<void>;
};

export type ImportReport = {
  parts: Partial<Record<PartName, PartReport>>;
  files: number;
  /** Locales that the installation would need first. */
  missingLocales: string[];
  /** Whether the installation was empty, and has the bundle's settings too. */
  takesSettings: boolean;
  /** Whether numbers of the bundle belong to things here that were made at other times: another site dealt them out. */
  isOfOtherSite: boolean;
  isImported: boolean;
};

/** Whether nothing stands in the way of an import. */
export const isClear = ({ parts: reports, missingLocales }: ImportReport): boolean =>
  missingLocales.length === 0 && Object.values(reports).every(({ inTheWay, wrong }) => inTheWay + wrong === 0);

/** Told how many bytes more are read. */
export type OnBytes = (bytes: number) => void;
