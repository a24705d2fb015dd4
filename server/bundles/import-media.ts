import type { EntityManager } from '@mikro-orm/postgresql';
import { type ContentInfo, examineContent, removeUnusedContents } from '../media/index.ts';
import { type ArchiveEntry, readArchive, skipEntry } from '../shared/archive/index.ts';
import type { Services } from '../shared/context.ts';
import { type ErrorItem, Errors } from '../shared/errors/index.ts';
import type { StagedFile } from '../shared/storage/index.ts';
import {
  type BundleTrailer,
  bundleTrailerSchema,
  bundleEntryNames,
  type BundleRow,
  bundleRowsSchema,
} from './bundle-format.ts';
import { BundleError } from './bundle-error.ts';
import type { OnBytesRead } from './import-report.ts';
import { readManifest, readJsonEntry, readBundleSettings } from './read-entry.ts';

/** Errors of file rows by their ids. */
export type FileRowErrors = ReadonlyMap<number, readonly ErrorItem[]>;

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** The contents that file rows refer to, each with those rows, until their bytes were read. */
class ExpectedContents {
  readonly #rows = new Map<string, BundleRow[]>();

  add(row: BundleRow): void {
    const { id, file_name, hash, mime_type, file_size, width, height } = row;
    // Videos have no bytes; a malformed hash is reported with its row.
    if (Number(file_size) === 0 || !isHash(hash)) return;
    const rows = this.#rows.get(hash) ?? [];
    rows.push({ id, file_name, mime_type, file_size, width, height });
    this.#rows.set(hash, rows);
  }

  /** Removes and returns the rows of a content; none if no row refers to it, or its bytes were read before. */
  take(hash: string): readonly BundleRow[] {
    const rows = this.#rows.get(hash) ?? [];
    this.#rows.delete(hash);
    return rows;
  }

  /** Name of a file whose bytes were not found; null if there is none. */
  get missing(): string | null {
    const [rows] = this.#rows.values();
    return rows ? String(rows[0]?.file_name) : null;
  }
}

/** Returns an error for each column that contradicts the bytes: V_12 on `files.<column>`. */
function compareInfo(row: BundleRow, info: ContentInfo): ErrorItem[] {
  if (row.mime_type !== info.mimeType) return [{ code: Errors.invalid, property: 'files.mime_type' }];
  const claims = [
    ['file_size', info.size],
    ['width', info.width],
    ['height', info.height],
  ] as const;
  return claims
    .filter(([column, actual]) => row[column] !== actual)
    .map(([column]) => ({ code: Errors.invalid, property: `files.${column}` }));
}

type BundleMediaOptions = {
  services: Pick<Services, 'storage' | 'imageRenderer' | 'openConnection' | 'threads'>;
  /** Whether the bytes are stored, or only checked. */
  isStored: boolean;
  /** Whether the same bundle was checked before: bytes with an unchanged hash need no second check. */
  isVerified: boolean;
};

/** Checks and stores the media of a bundle. Those that were added can be rolled back. */
export class BundleMedia {
  readonly #options: BundleMediaOptions;
  readonly #contents = new ExpectedContents();
  readonly #added: string[] = [];
  readonly #errors = new Map<number, ErrorItem[]>();
  #count = 0;

  constructor(options: BundleMediaOptions) {
    this.#options = options;
  }

  /** Notes a file's row, which comes before its bytes. */
  expectFile(row: BundleRow): void {
    this.#contents.add(row);
  }

  /** Checks and stores the bytes of one file. Throws BundleError for wrong bytes. */
  async addContent(entry: ArchiveEntry): Promise<void> {
    const { storage } = this.#options.services;
    const { name } = entry.header;
    const key = name.slice(bundleEntryNames.mediaFolder.length);
    const hash = key.slice(key.lastIndexOf('/') + 1);
    const rows = this.#contents.take(hash);
    if (rows.length === 0) throw new BundleError('damaged', name);
    await using staged = await storage.stage(entry, Number.POSITIVE_INFINITY);
    if (staged.hash !== hash) throw new BundleError('damaged', name);
    if (!this.#options.isVerified) await this.#examine(staged, rows, name);
    if (this.#options.isStored && (await storage.size(key)) !== staged.size) {
      this.#added.push(hash);
      await storage.store(staged, key);
    }
    this.#count += 1;
  }

  async #examine(staged: StagedFile, rows: readonly BundleRow[], name: string): Promise<void> {
    for (const [type, same] of Map.groupBy(rows, (row) => String(row.mime_type))) {
      const info = await examineContent(this.#options.services, staged, type);
      if (!info) throw new BundleError('media', name);
      for (const row of same) {
        const errors = compareInfo(row, info);
        if (errors.length > 0) this.#errors.set(Number(row.id), errors);
      }
    }
  }

  /** Errors of the rows whose bytes were read. */
  get fileErrors(): FileRowErrors {
    return this.#errors;
  }

  /** Call it after the last file. Throws BundleError if a row's bytes are missing. */
  checkComplete(expected: number): void {
    const { missing } = this.#contents;
    if (this.#count !== expected || missing !== null)
      throw new BundleError('incomplete', missing ?? bundleEntryNames.mediaFolder);
  }

  /** Removes the added files, unless somebody else has added the same content since. */
  async rollBack(em: EntityManager): Promise<void> {
    await removeUnusedContents({ em: em.fork(), services: this.#options.services }, this.#added);
  }
}

/** Reads the bytes of all files before any row, since that takes time and needs no locks. */
export async function readMedia(path: string, media: BundleMedia, onBytes: OnBytesRead): Promise<BundleTrailer> {
  for await (const entry of readArchive(path)) {
    const { name, size = 0 } = entry.header;
    if (name === bundleEntryNames.manifest) readBundleSettings(await readManifest(entry));
    else if (name.startsWith('files/'))
      for (const row of await readJsonEntry(entry, bundleRowsSchema)) media.expectFile(row);
    else if (name.startsWith(bundleEntryNames.mediaFolder)) {
      await media.addContent(entry);
      onBytes(size);
    } else if (name === bundleEntryNames.trailer) {
      const trailer = await readJsonEntry(entry, bundleTrailerSchema);
      media.checkComplete(trailer.files);
      return trailer;
    } else await skipEntry(entry);
  }
  throw new BundleError('incomplete');
}
