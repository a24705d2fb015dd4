import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime } from '../shared/graphql/index.ts';
import type { BlockChange, ContentChange } from './compare-blocks.ts';
import type { ContentComparison } from './compare-contents.ts';
import type { FieldChange } from './compare-parts.ts';
import type { WordChange, WordChangeKind } from './compare-words.ts';
import type { Snapshot } from './snapshot.queries.ts';

const contentChanges = {
  ADDED: 'added',
  REMOVED: 'removed',
  CHANGED: 'changed',
  MOVED: 'moved',
  UNCHANGED: 'unchanged',
} as const satisfies Record<string, ContentChange>;

registerEnumType(contentChanges, {
  name: 'ContentChange',
  description: 'How a block changed.',
  valuesConfig: {
    ADDED: { description: 'It was added.' },
    REMOVED: { description: 'It was removed.' },
    CHANGED: { description: 'Its values or its type changed.' },
    MOVED: { description: 'It only moved.' },
    UNCHANGED: { description: 'It did not change.' },
  },
});

const wordChanges = { SAME: 'same', ADDED: 'added', REMOVED: 'removed' } as const satisfies Record<
  string,
  WordChangeKind
>;

registerEnumType(wordChanges, {
  name: 'WordChangeKind',
  description: 'How words changed.',
  valuesConfig: {
    SAME: { description: 'In both texts.' },
    ADDED: { description: 'In the later text only.' },
    REMOVED: { description: 'In the earlier text only.' },
  },
});

@ObjectType('WordChange', { description: 'Adjacent words with the same change.' })
export class WordChangeObject implements WordChange {
  @Field(() => String, { description: 'The words, with spaces and line breaks.' })
  text: string;

  @Field(() => wordChanges, { description: 'How they changed.' })
  change: WordChangeKind;
}

@ObjectType('FieldChange', { description: 'A field that differs.' })
export class FieldChangeObject implements FieldChange {
  @Field(() => String, { description: "Name of the field: 'title', 'seoTitle', or a field of the block or page type." })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'The earlier value as text, images by their file names; null if it was missing.',
  })
  before: string | null;

  @Field(() => String, { nullable: true, description: 'The later value as text; null if it is missing.' })
  after: string | null;

  @Field(() => [WordChangeObject], { description: 'The differences by words, in reading order.' })
  words: WordChangeObject[];
}

@ObjectType('BlockChange', { description: 'How a block changed.' })
export class BlockChangeObject implements BlockChange {
  @Field(() => String, { description: 'Unique on its page.' })
  key: string;

  @Field(() => String, { description: 'Id of the block type.' })
  type: string;

  @Field(() => contentChanges, { description: 'How it changed.' })
  change: ContentChange;

  @Field(() => Boolean, { description: 'Whether it moved.' })
  moved: boolean;

  @Field(() => [FieldChangeObject], { description: 'Its fields that differ.' })
  fields: FieldChangeObject[];
}

@ObjectType('ContentComparison', { description: 'Changes between two snapshots or versions of a page.' })
export class ContentComparisonObject implements ContentComparison {
  @Field(() => [FieldChangeObject], {
    description: "Changes of title, SEO texts and the page type's own fields.",
  })
  fields: FieldChangeObject[];

  @Field(() => [BlockChangeObject], {
    description: 'All blocks of both, in the later order, removed ones in their former place.',
  })
  blocks: BlockChangeObject[];

  @Field(() => Int, { description: 'Number of blocks and fields that differ.' })
  changeCount: number;
}

@ObjectType('PageSnapshot', { description: 'A snapshot of a page after a store.' })
export class PageSnapshotObject {
  @Field(() => Int, { description: 'Id of the snapshot.' })
  id: number;

  @Field(() => Int, { description: 'The version that was stored.' })
  pageVersionID: number;

  @Field(() => Int, { description: 'Number of the version within its page.' })
  versionNumber: number;

  @Field(() => Int, { description: "The page's revision after the store." })
  revision: number;

  @Field(() => String, { description: 'Title at that time.' })
  title: string;

  @Field(() => DateTime, { description: 'When it was stored.' })
  storedAt: Date;

  @Field(() => Boolean, { description: 'Whether visitors see this snapshot now.' })
  live: boolean;

  @Field(() => Boolean, { description: 'Whether the publication of this snapshot is requested.' })
  requested: boolean;

  @Field(() => DateTime, { nullable: true, description: 'When this snapshot was last published; null if never.' })
  publishedAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When its publication was last rejected; null if never.' })
  rejectedAt: Date | null;

  /** For the field resolvers. */
  pageID: number;

  /** For the field resolvers. */
  storedBy: number | null;

  static from(snapshot: Snapshot): PageSnapshotObject {
    return snapshot;
  }
}

@ObjectType({ description: "Part of a page's history." })
export class PageHistory {
  @Field(() => [PageSnapshotObject], { description: 'The snapshots, newest first.' })
  items: PageSnapshotObject[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalItems: number;
}
