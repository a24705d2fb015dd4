import { isKeptForm } from '../media/index.ts';
import type { ArchiveEntry } from '../shared/archive/index.ts';
import type { Services } from '../shared/context.ts';
import { entryNames, type Row } from './bundle-format.ts';
import { BundleProblem } from './bundle-problem.ts';

/** The contents that the file rows of a bundle name, each with the types it is told to have, until its bytes came. */
export class NamedContents {
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

/** Keeps the bytes of a file, or only looks at them where `isKept` is false. BundleProblem where they are not what they should be. */
export async function importMedia(
  entry: ArchiveEntry,
  contents: NamedContents,
  { services, isKept }: { services: Pick<Services, 'storage' | 'pictures'>; isKept: boolean },
): Promise<void> {
  const { storage } = services;
  const { name } = entry.header;
  const key = name.slice(entryNames.mediaFolder.length);
  const hash = key.slice(key.lastIndexOf('/') + 1);
  const types = contents.take(hash);
  if (types.length === 0) throw new BundleProblem('damaged', name);
  const staged = await storage.stage(entry, Number.POSITIVE_INFINITY);
  try {
    if (staged.hash !== hash) throw new BundleProblem('damaged', name);
    for (const type of types) {
      if (!(await isKeptForm(services, staged, type))) throw new BundleProblem('media', name);
    }
    if (isKept) await storage.keep(staged, key);
  } finally {
    // Harmless for what was kept.
    await storage.discard(staged);
  }
}
