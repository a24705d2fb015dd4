import type { ErrorItem } from '../shared/errors/index.ts';
import type { BundleHead, BundlePart, PartName, Row } from './bundle-format.ts';
import type { ImportParts, ImportReport } from './import-report.ts';
import { emptyReport, type PartReport } from './part-report.ts';

/** What the rules for later rows need to know of a page of the bundle. */
export type BundlePage = {
  type: string;
  locale: string;
  slug: string;
  title: string;
  groupID: number;
  newestVersionID: number;
};

const toPage = (row: Row): BundlePage => ({
  type: String(row.type),
  locale: String(row.locale),
  slug: String(row.slug),
  title: String(row.title),
  groupID: Number(row.sibling_group_id),
  newestVersionID: Number(row.newest_version_id),
});

/** What is known of a bundle's rows while they are read. */
export class ImportState {
  readonly bundle: ImportParts;
  /** What is wrong with the rows of files whose bytes are other than they say, by their numbers. */
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
  /** Translation groups of this site, by how they are named, that no page of the bundle was found in yet. */
  readonly unprovenGroups = new Map<number, string>();
  /** The highest numbers that contents name without having them in the bundle. */
  readonly highestNamed = { page: 0, file: 0 };
  readonly #numbers = new Map<PartName, Set<number>>();
  readonly #tagCounts = new Map<string, number>();
  #available: readonly string[];

  constructor(bundle: ImportParts, fileErrors: ReadonlyMap<number, readonly ErrorItem[]>) {
    this.bundle = bundle;
    this.fileErrors = fileErrors;
    this.#available = bundle.locales.availableLocales;
  }

  /** The locales that rows may have. */
  allow({ availableLocales }: BundleHead['locales']): void {
    this.#available = availableLocales;
  }

  /** What later rows are held to. */
  note({ name, key }: BundlePart, row: Row): void {
    if (key.length === 1) this.#numbersOf(name).add(Number(row[key[0] ?? '']));
    if (name === 'pages') {
      this.pages.set(Number(row.id), toPage(row));
      if (row.live_version_id !== null) this.liveVersions.add(Number(row.live_version_id));
    }
    if (name === 'menus') this.menus.set(Number(row.id), String(row.locale));
    if (name === 'pages' || name === 'menus') this.#needLocale(String(row.locale));
  }

  /** Whether a row with this number is in the bundle. */
  has(name: PartName, id: number): boolean {
    return this.#numbers.get(name)?.has(id) ?? false;
  }

  /** How many tags a page or file has with this one. */
  countTag(name: PartName, ownerID: unknown): number {
    const owner = `${name} ${String(ownerID)}`;
    const count = (this.#tagCounts.get(owner) ?? 0) + 1;
    this.#tagCounts.set(owner, count);
    return count;
  }

  reportOf({ name }: Pick<BundlePart, 'name'>): PartReport {
    return (this.report.parts[name] ??= emptyReport());
  }

  #numbersOf(name: PartName): Set<number> {
    const numbers = this.#numbers.get(name) ?? new Set();
    this.#numbers.set(name, numbers);
    return numbers;
  }

  #needLocale(locale: string): void {
    const { missingLocales } = this.report;
    if (!this.#available.includes(locale) && !missingLocales.includes(locale)) missingLocales.push(locale);
  }
}
