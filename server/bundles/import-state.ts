import type { ErrorItem } from '../shared/errors/index.ts';
import type { BundleManifest, BundlePart, BundlePartName, BundleRow } from './bundle-format.ts';
import type { BundleImportOptions, ImportReport } from './import-report.ts';
import { emptyPartReport, type PartReport } from './part-report.ts';

/** What the rules for later rows need to know about a page of the bundle. */
export type BundlePage = {
  type: string;
  locale: string;
  slug: string;
  title: string;
  groupID: number;
  newestVersionID: number;
};

const toBundlePage = (row: BundleRow): BundlePage => ({
  type: String(row.type),
  locale: String(row.locale),
  slug: String(row.slug),
  title: String(row.title),
  groupID: Number(row.sibling_group_id),
  newestVersionID: Number(row.newest_version_id),
});

/** State of an import while its rows are read. */
export class ImportState {
  readonly options: BundleImportOptions;
  /** Errors of file rows that contradict their bytes, by row id. */
  readonly fileErrors: ReadonlyMap<number, readonly ErrorItem[]>;
  readonly report: ImportReport = {
    parts: {},
    files: 0,
    missingLocales: [],
    takesSettings: false,
    isOfOtherSite: false,
    isImported: false,
  };
  readonly pages = new Map<number, BundlePage>();
  /** Locales of the menus of the bundle. */
  readonly menus = new Map<number, string>();
  /** Versions that visitors will see. */
  readonly liveVersions = new Set<number>();
  readonly addedVersions = new Set<number>();
  /** Translation groups that exist here under the same id but share no page with the bundle so far; id and label. */
  readonly unconfirmedGroups = new Map<number, string>();
  /** The highest ids that content refers to without having them in the bundle. */
  readonly highestReferencedIDs = { page: 0, file: 0 };
  readonly #numbers = new Map<BundlePartName, Set<number>>();
  readonly #tagCounts = new Map<string, number>();
  #available: readonly string[];

  constructor(options: BundleImportOptions, fileErrors: ReadonlyMap<number, readonly ErrorItem[]>) {
    this.options = options;
    this.fileErrors = fileErrors;
    this.#available = options.locales.availableLocales;
  }

  /** Sets the locales that rows may have. */
  setAvailableLocales({ availableLocales }: BundleManifest['locales']): void {
    this.#available = availableLocales;
  }

  /** Remembers what the checks of later rows need. */
  registerRow({ name, key }: BundlePart, row: BundleRow): void {
    if (key.length === 1) this.#numbersOf(name).add(Number(row[key[0] ?? '']));
    if (name === 'pages') {
      this.pages.set(Number(row.id), toBundlePage(row));
      if (row.live_version_id !== null) this.liveVersions.add(Number(row.live_version_id));
    }
    if (name === 'menus') this.menus.set(Number(row.id), String(row.locale));
    if (name === 'pages' || name === 'menus') this.#needLocale(String(row.locale));
  }

  /** Whether the bundle has a row with this id. */
  hasRow(name: BundlePartName, id: number): boolean {
    return this.#numbers.get(name)?.has(id) ?? false;
  }

  /** Counts a tag of a page or file. Returns the number of its tags so far. */
  countTag(name: BundlePartName, ownerID: unknown): number {
    const owner = `${name} ${String(ownerID)}`;
    const count = (this.#tagCounts.get(owner) ?? 0) + 1;
    this.#tagCounts.set(owner, count);
    return count;
  }

  reportOf({ name }: Pick<BundlePart, 'name'>): PartReport {
    return (this.report.parts[name] ??= emptyPartReport());
  }

  #numbersOf(name: BundlePartName): Set<number> {
    const numbers = this.#numbers.get(name) ?? new Set();
    this.#numbers.set(name, numbers);
    return numbers;
  }

  #needLocale(locale: string): void {
    const { missingLocales } = this.report;
    if (!this.#available.includes(locale) && !missingLocales.includes(locale)) missingLocales.push(locale);
  }
}
