import { blockText, stableText } from './compare-content.ts';
import { fromHeadFields, type HeadFields, toHeadFields } from './head-fields.ts';
import { mergeOrder } from './merge-order.ts';
import type { Block, PageContent } from './page-content.ts';
import { toStoreHead } from './store-content.ts';

/** What two people made of the same content, each beginning with `base`. */
export type Versions = { base: PageContent; mine: PageContent; theirs: PageContent };

/** Something that both changed, and not to the same. `id` stays the same from one merge to the next. */
export type Clash =
  | { kind: 'block'; id: string; key: string; mine: Block | null; theirs: Block | null }
  | { kind: 'field'; id: string; field: string; mine: unknown; theirs: unknown };

/** For a block that one of them removed, and for a field, `both` is as `mine`. */
export type Choice = 'mine' | 'theirs' | 'both';

export type MergeOptions = {
  /** Ids of clashes that are still open: a difference there is one, also where only one of them changed it since. */
  open?: ReadonlySet<string>;
  /** What stands where both changed the same; mine where nothing is said. */
  choose?: (clash: Clash) => Choice;
};

export type Merged = { content: PageContent; clashes: readonly Clash[] };

/**
 * Brings what two people made of a page together: block by block, and field by field for everything else. A block is
 * one thing; where both changed one, or one changed what the other removed, it clashes. Of two moves of a block mine
 * counts, since nothing is lost by it.
 */
export function mergeContent(versions: Versions, options: MergeOptions = {}): Merged {
  const clashes: Clash[] = [];
  const settle = (clash: Clash): Choice => {
    clashes.push(clash);
    return options.choose?.(clash) ?? 'mine';
  };
  const context = { open: options.open ?? new Set<string>(), settle };
  const head = fromHeadFields(mergeHead(versions, context), versions.mine.pageType.id);
  return { content: { ...head, blocks: mergeBlocks(versions, context) }, clashes };
}

type Context = { open: ReadonlySet<string>; settle: (clash: Clash) => Choice };
type Texts = { base: string | undefined; mine: string | undefined; theirs: string | undefined };

/** Whose is to be taken; 'clash' where it is not clear. */
function decide({ base, mine, theirs }: Texts, isOpen: boolean): 'mine' | 'theirs' | 'clash' {
  if (mine === theirs) return 'mine';
  if (isOpen) return 'clash';
  if (theirs === base) return 'mine';
  return mine === base ? 'theirs' : 'clash';
}

function mergeHead({ base, mine, theirs }: Versions, { open, settle }: Context): HeadFields {
  const texts = { base: storedFields(base), mine: storedFields(mine), theirs: storedFields(theirs) };
  const values = { mine: toHeadFields(mine), theirs: toHeadFields(theirs) };
  const merged = new Map<string, unknown>();
  for (const field of new Set([...values.mine.keys(), ...values.theirs.keys()])) {
    const id = `field ${field}`;
    const [ours, other] = [values.mine.get(field), values.theirs.get(field)];
    const textOf = (fields: HeadFields) => stableText(fields.get(field));
    const decision = decide(
      { base: textOf(texts.base), mine: textOf(texts.mine), theirs: textOf(texts.theirs) },
      open.has(id),
    );
    const taken = decision === 'clash' ? settle({ kind: 'field', id, field, mine: ours, theirs: other }) : decision;
    merged.set(field, taken === 'theirs' ? other : ours);
  }
  return merged;
}

function storedFields(content: PageContent): HeadFields {
  const { pageType, ...plain } = toStoreHead(content);
  return toHeadFields({ ...plain, pageType: { ...pageType, props: content.pageType.props } });
}

type BlockMap = ReadonlyMap<string, Block>;

function mergeBlocks(versions: Versions, context: Context): readonly Block[] {
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map(byKey) as [
    BlockMap,
    BlockMap,
    BlockMap,
  ];
  const keys = new Set([...theirs.keys(), ...mine.keys()]);
  const taken = new Map<string, readonly Block[]>();
  for (const key of keys) {
    const blocks = takeBlock({ key, base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) }, context);
    if (blocks.length > 0) taken.set(key, blocks);
  }
  const order = mergeOrder(
    { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] },
    new Set(taken.keys()),
  );
  return order.flatMap((key) => taken.get(key) ?? []);
}

type BlockVersions = { key: string; base: Block | undefined; mine: Block | undefined; theirs: Block | undefined };

function takeBlock({ key, base, mine, theirs }: BlockVersions, { open, settle }: Context): readonly Block[] {
  const id = `block ${key}`;
  const textOf = (block: Block | undefined) => block && blockText(block);
  const decision = decide({ base: textOf(base), mine: textOf(mine), theirs: textOf(theirs) }, open.has(id));
  const clash = (): Clash => ({ kind: 'block', id, key, mine: mine ?? null, theirs: theirs ?? null });
  const taken = decision === 'clash' ? settle(clash()) : decision;
  if (taken === 'both' && mine && theirs) return [mine, asAnother(theirs)];
  const block = taken === 'theirs' ? theirs : mine;
  return block ? [block] : [];
}

/** Beside the one that it clashed with: under a key that follows from both, and without an anchor of its own. */
function asAnother(block: Block): Block {
  return { ...block, key: `${block.key}-${hash(blockText(block))}`, anchorPoint: '' };
}

/** FNV-1a in base 36: the same text gives the same key, so that merging twice does not double a block. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(36);
}

function byKey(content: PageContent): BlockMap {
  return new Map(content.blocks.map((block) => [block.key, block]));
}
