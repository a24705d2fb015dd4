import type { EntityManager } from '@mikro-orm/postgresql';
import { type ContentFacts, examineContent, removeUnusedContents } from '../media/index.ts';
import { type ArchiveEntry, readArchive, skipEntry } from '../shared/archive/index.ts';
import type { Services } from '../shared/context.ts';
import type { ErrorItem } from '../shared/errors/index.ts';
import type { StagedFile } from '../shared/storage/index.ts';
import { type BundleEnd, endShape, entryNames, type Row, rowsShape } from './bundle-format.ts';
import { BundleProblem } from './bundle-problem.ts';
import type { OnBytes } from './import-report.ts';
import { readHead, readPart, readSettings } from './read-entry.ts';

/** What is wrong with rows of files, by their numbers. */
export type FileErrors = ReadonlyMap<number, readonly ErrorItem[]>;

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** The contents that the file rows of a bundle name, each with those rows, until its bytes came. */
class NamedContents {
  readonly #rows = new Map<string, Row[]>();

  add(row: Row): void {
    const { id, file_name, hash, mime_type, file_size, width, height } = row;
    // Of a video there are no bytes; what is no hash is refused with its row.
    if (Number(file_size) === 0 || !isHash(hash)) return;
    const rows = this.#rows.get(hash) ?? [];
    rows.push({ id, file_name, mime_type, file_size, width, height });
    this.#rows.set(hash, rows);
  }

  /** The rows of a content that has come; none where no row names it, or it came before. */
  take(hash: string): readonly Row[] {
    const rows = this.#rows.get(hash) ?? [];
    this.#rows.delete(hash);
    return rows;
  }

  /** The name of a file whose bytes have not come; null where all have. */
  get missing(): string | null {
    const [rows] = this.#rows.values();
    return rows ? String(rows[0]?.file_name) : null;
  }
}

/** What a row says of its bytes that is not so: V_12 on `files.<column>`. */
function compareFacts(row: Row, facts: ContentFacts): ErrorItem[] {
  if (row.mime_type !== facts.mimeType) return [{ code: 'V_12', property: 'files.mime_type' }];
  const claims = [
    ['file_size', facts.size],
    ['width', facts.width],
    ['height', facts.height],
  ] as const;
  return claims
    .filter(([column, fact]) => row[column] !== fact)
    .map(([column]) => ({ code: 'V_12', property: `files.${column}` }));
}

type MediaRules = {
  services: Pick<Services, 'storage' | 'pictures' | 'openConnection' | 'threads'>;
  /** Whether they are kept, or only looked at. */
  isKept: boolean;
  /** Whether the same bundle was looked through before: bytes that still have their hash are what they were. */
  isKnown: boolean;
};

/** The bytes of a bundle's files: each is looked at and kept, and those that were not there before can be taken back. */
export class BundleMedia {
  readonly #rules: MediaRules;
  readonly #contents = new NamedContents();
  readonly #added: string[] = [];
  readonly #errors = new Map<number, ErrorItem[]>();
  #count = 0;

  constructor(rules: MediaRules) {
    this.#rules = rules;
  }

  /** A file's row, which comes before its bytes. */
  name(row: Row): void {
    this.#contents.add(row);
  }

  /** Takes the bytes of one file. BundleProblem where they are not what they should be. */
  async take(entry: ArchiveEntry): Promise<void> {
    const { storage } = this.#rules.services;
    const { name } = entry.header;
    const key = name.slice(entryNames.mediaFolder.length);
    const hash = key.slice(key.lastIndexOf('/') + 1);
    const rows = this.#contents.take(hash);
    if (rows.length === 0) throw new BundleProblem('damaged', name);
    const staged = await storage.stage(entry, Number.POSITIVE_INFINITY);
    try {
      if (staged.hash !== hash) throw new BundleProblem('damaged', name);
      if (!this.#rules.isKnown) await this.#examine(staged, rows, name);
      if (this.#rules.isKept && (await storage.size(key)) !== staged.size) {
        this.#added.push(hash);
        await storage.keep(staged, key);
      }
    } finally {
      // Harmless for what was kept.
      await storage.discard(staged);
    }
    this.#count += 1;
  }

  async #examine(staged: StagedFile, rows: readonly Row[], name: string): Promise<void> {
    for (const [type, same] of Map.groupBy(rows, (row) => String(row.mime_type))) {
      const facts = await examineContent(this.#rules.services, staged, type);
      if (!facts) throw new BundleProblem('media', name);
      for (const row of same) {
        const errors = compareFacts(row, facts);
        if (errors.length > 0) this.#errors.set(Number(row.id), errors);
      }
    }
  }

  /** What is wrong with rows whose bytes have come. */
  get fileErrors(): FileErrors {
    return this.#errors;
  }

  /** After the last one; BundleProblem where a row's bytes did not come. */
  checkWhole(expected: number): void {
    const { missing } = this.#contents;
    if (this.#count !== expected || missing !== null)
      throw new BundleProblem('incomplete', missing ?? entryNames.mediaFolder);
  }

  /** Removes what was not there before, unless somebody has added the same since. */
  async takeBack(em: EntityManager): Promise<void> {
    await removeUnusedContents({ em: em.fork(), services: this.#rules.services }, this.#added);
  }
}

/** Takes in the bytes of all files, before any row: that may last, and nothing is locked meanwhile. */
export async function readMedia(path: string, media: BundleMedia, onBytes: OnBytes): Promise<BundleEnd> {
  for await (const entry of readArchive(path)) {
    const { name, size = 0 } = entry.header;
    if (name === entryNames.head) readSettings(await readHead(entry));
    else if (name.startsWith('files/')) for (const row of await readPart(entry, rowsShape)) media.name(row);
    else if (name.startsWith(entryNames.mediaFolder)) {
      await media.take(entry);
      onBytes(size);
    } else if (name === entryNames.end) {
      const end = await readPart(entry, endShape);
      media.checkWhole(end.files);
      return end;
    } else await skipEntry(entry);
  }
  throw new BundleProblem('incomplete');
}
