import { blockFingerprint, stableStringify } from './compare-content.ts';
import { fromMetadataFields, type MetadataFields, toMetadataFields } from './metadata-fields.ts';
import { mergeOrder } from './merge-order.ts';
import type { Block, PageContent } from './page-content.ts';
import { toMetadataInput } from './content-input.ts';

/** The versions of a three-way merge; `mine` and `theirs` both started from `base`. */
export type MergeVersions = { base: PageContent; mine: PageContent; theirs: PageContent };

/** Something that both changed differently. `id` is stable across merges. */
export type MergeConflict =
  | { kind: 'block'; id: string; key: string; mine: Block | null; theirs: Block | null }
  | { kind: 'field'; id: string; field: string; mine: unknown; theirs: unknown };

/** Which side to take. For a removed block and for a field, `both` is the same as `mine`. */
export type ConflictChoice = 'mine' | 'theirs' | 'both';

export type MergeOptions = {
  /** Ids of open conflicts: any difference there stays a conflict, also if only one side changed it since. */
  open?: ReadonlySet<string>;
  /** Chooses the side in a conflict; by default `mine`. */
  choose?: (conflict: MergeConflict) => ConflictChoice;
};

/** The merged content, and the conflicts in it, which were resolved by `choose`. */
export type MergedContent = { content: PageContent; conflicts: readonly MergeConflict[] };

/**
 * Three-way merge of a page's content, by block and by metadata field. A block that both changed, or that one changed
 * and the other removed, is a conflict. If both moved a block, my move wins, since it loses nothing.
 */
export function mergeContent(versions: MergeVersions, options: MergeOptions = {}): MergedContent {
  const conflicts: MergeConflict[] = [];
  const resolve = (conflict: MergeConflict): ConflictChoice => {
    conflicts.push(conflict);
    return options.choose?.(conflict) ?? 'mine';
  };
  const context = { open: options.open ?? new Set<string>(), resolve };
  const metadata = fromMetadataFields(mergeMetadata(versions, context), versions.mine.pageType.id);
  return { content: { ...metadata, blocks: mergeBlocks(versions, context) }, conflicts };
}

type Context = { open: ReadonlySet<string>; resolve: (conflict: MergeConflict) => ConflictChoice };
type Texts = { base: string | undefined; mine: string | undefined; theirs: string | undefined };

/** Decides which side to take; 'conflict' if both changed. */
function decide({ base, mine, theirs }: Texts, isOpen: boolean): 'mine' | 'theirs' | 'conflict' {
  if (mine === theirs) return 'mine';
  if (isOpen) return 'conflict';
  if (theirs === base) return 'mine';
  return mine === base ? 'theirs' : 'conflict';
}

function mergeMetadata({ base, mine, theirs }: MergeVersions, { open, resolve }: Context): MetadataFields {
  const texts = {
    base: storedMetadataFields(base),
    mine: storedMetadataFields(mine),
    theirs: storedMetadataFields(theirs),
  };
  const values = { mine: toMetadataFields(mine), theirs: toMetadataFields(theirs) };
  const merged = new Map<string, unknown>();
  for (const field of new Set([...values.mine.keys(), ...values.theirs.keys()])) {
    const id = `field ${field}`;
    const [ours, other] = [values.mine.get(field), values.theirs.get(field)];
    const textOf = (fields: MetadataFields) => stableStringify(fields.get(field));
    const decision = decide(
      { base: textOf(texts.base), mine: textOf(texts.mine), theirs: textOf(texts.theirs) },
      open.has(id),
    );
    const side = decision === 'conflict' ? resolve({ kind: 'field', id, field, mine: ours, theirs: other }) : decision;
    merged.set(field, side === 'theirs' ? other : ours);
  }
  return merged;
}

function storedMetadataFields(content: PageContent): MetadataFields {
  const { pageType, ...plain } = toMetadataInput(content);
  return toMetadataFields({ ...plain, pageType: { ...pageType, props: content.pageType.props } });
}

type BlockMap = ReadonlyMap<string, Block>;

function mergeBlocks(versions: MergeVersions, context: Context): readonly Block[] {
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map(byKey) as [
    BlockMap,
    BlockMap,
    BlockMap,
  ];
  const keys = new Set([...theirs.keys(), ...mine.keys()]);
  const mergedByKey = new Map<string, readonly Block[]>();
  for (const key of keys) {
    const blocks = mergeBlock({ key, base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) }, context);
    if (blocks.length > 0) mergedByKey.set(key, blocks);
  }
  const order = mergeOrder(
    { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] },
    new Set(mergedByKey.keys()),
  );
  return order.flatMap((key) => mergedByKey.get(key) ?? []);
}

type BlockVersions = { key: string; base: Block | undefined; mine: Block | undefined; theirs: Block | undefined };

function mergeBlock({ key, base, mine, theirs }: BlockVersions, { open, resolve }: Context): readonly Block[] {
  const id = `block ${key}`;
  const textOf = (block: Block | undefined) => block && blockFingerprint(block);
  const decision = decide({ base: textOf(base), mine: textOf(mine), theirs: textOf(theirs) }, open.has(id));
  const conflict = (): MergeConflict => ({ kind: 'block', id, key, mine: mine ?? null, theirs: theirs ?? null });
  const side = decision === 'conflict' ? resolve(conflict()) : decision;
  if (side === 'both' && mine && theirs) return [mine, asCopy(theirs)];
  const block = side === 'theirs' ? theirs : mine;
  return block ? [block] : [];
}

/** Returns a copy to keep beside the other side's block: with a key derived from its content, and without an anchor. */
function asCopy(block: Block): Block {
  return { ...block, key: `${block.key}-${hash(blockFingerprint(block))}`, anchorPoint: '' };
}

/** FNV-1a in base 36. The same text gives the same key, so that merging twice does not duplicate a block. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(36);
}

function byKey(content: PageContent): BlockMap {
  return new Map(content.blocks.map((block) => [block.key, block]));
}
