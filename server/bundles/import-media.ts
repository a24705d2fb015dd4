import type { EntityManager } from '@mikro-orm/postgresql';
import { isKeptForm, removeUnusedContent } from '../media/index.ts';
import { type ArchiveEntry, readArchive, skipEntry } from '../shared/archive/index.ts';
import type { Services } from '../shared/context.ts';
import { type BundleEnd, endShape, entryNames, type Row, rowsShape } from './bundle-format.ts';
import { BundleProblem } from './bundle-problem.ts';
import type { OnBytes } from './import-report.ts';
import { readHead, readPart, readSettings } from './read-entry.ts';

/** The contents that the file rows of a bundle name, each with the types it is told to have, until its bytes came. */
class NamedContents {
  readonly #types = new Map<string, Set<string>>();

  add({ hash, mime_type: type, file_size: size }: Row): void {
    if (Number(size) === 0) return;
    const types = this.#types.get(String(hash)) ?? new Set();
    this.#types.set(String(hash), types.add(String(type)));
  }

  /** The types of a content that has come; none where no row names it, or it came before. */
  take(hash: string): readonly string[] {
    const types = [...(this.#types.get(hash) ?? [])];
    this.#types.delete(hash);
    return types;
  }

  /** One that has not come; null where all have. */
  get missing(): string | null {
    return this.#types.keys().next().value ?? null;
  }
}

type MediaRules = {
  services: Pick<Services, 'storage' | 'pictures' | 'threads'>;
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
    const types = this.#contents.take(hash);
    if (types.length === 0) throw new BundleProblem('damaged', name);
    const staged = await storage.stage(entry, Number.POSITIVE_INFINITY);
    try {
      if (staged.hash !== hash) throw new BundleProblem('damaged', name);
      for (const type of this.#rules.isKnown ? [] : types) {
        if (!(await isKeptForm(this.#rules.services, staged, type))) throw new BundleProblem('media', name);
      }
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

  /** After the last one; BundleProblem where a row's bytes did not come. */
  checkWhole(expected: number): void {
    const { missing } = this.#contents;
    if (this.#count !== expected || missing !== null)
      throw new BundleProblem('incomplete', missing ?? entryNames.mediaFolder);
  }

  /** Removes what was not there before, unless somebody has added the same since. */
  async takeBack(em: EntityManager): Promise<void> {
    for (const hash of this.#added)
      await em.fork().transactional((tx) => removeUnusedContent(tx, this.#rules.services.storage, hash));
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
