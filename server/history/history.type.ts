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
  description: 'What became of a block.',
  valuesConfig: {
    ADDED: { description: 'It is new.' },
    REMOVED: { description: 'It is gone.' },
    CHANGED: { description: 'It holds something else.' },
    MOVED: { description: 'It holds the same and stands elsewhere.' },
    UNCHANGED: { description: 'It is as it was.' },
  },
});

const wordChanges = { SAME: 'same', ADDED: 'added', REMOVED: 'removed' } as const satisfies Record<
  string,
  WordChangeKind
>;

registerEnumType(wordChanges, {
  name: 'WordChangeKind',
  description: 'What became of a few words.',
  valuesConfig: {
    SAME: { description: 'In both texts.' },
    ADDED: { description: 'In the later text only.' },
    REMOVED: { description: 'In the earlier text only.' },
  },
});

@ObjectType('WordChange', { description: 'Words that share their fate.' })
export class WordChangeObject implements WordChange {
  @Field(() => String, { description: 'The words, with spaces and line breaks.' })
  text: string;

  @Field(() => wordChanges, { description: 'What became of them.' })
  change: WordChangeKind;
}

@ObjectType('FieldChange', { description: 'A field that differs.' })
export class FieldChangeObject implements FieldChange {
  @Field(() => String, { description: "Name of the field: 'title', 'seoTitle', or a field of the block or page type." })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'As text, pictures by their file names; null where it was not there.',
  })
  before: string | null;

  @Field(() => String, { nullable: true, description: 'As text; null where it is not there any more.' })
  after: string | null;

  @Field(() => [WordChangeObject], { description: 'The differences in words, in the order of reading.' })
  words: WordChangeObject[];
}

@ObjectType('BlockChange', { description: 'What became of a block.' })
export class BlockChangeObject implements BlockChange {
  @Field(() => String, { description: 'Unique on its page.' })
  key: string;

  @Field(() => String, { description: 'Id of the block type.' })
  type: string;

  @Field(() => contentChanges, { description: 'What became of it.' })
  change: ContentChange;

  @Field(() => Boolean, { description: 'Whether it also stands elsewhere.' })
  moved: boolean;

  @Field(() => [FieldChangeObject], { description: 'Its fields that differ.' })
  fields: FieldChangeObject[];
}

@ObjectType('ContentComparison', { description: 'What changed from one state of a page to another.' })
export class ContentComparisonObject implements ContentComparison {
  @Field(() => [FieldChangeObject], {
    description: "Changes of title, search texts and the page type's own fields.",
  })
  fields: FieldChangeObject[];

  @Field(() => [BlockChangeObject], {
    description: 'Every block of both, in the order of the later one, removed ones where they stood.',
  })
  blocks: BlockChangeObject[];

  @Field(() => Int, { description: 'Blocks and fields that differ.' })
  changeCount: number;
}

@ObjectType('PageSnapshot', { description: 'A state of a page that a store left behind.' })
export class PageSnapshotObject {
  @Field(() => Int, { description: 'Number of the state.' })
  id: number;

  @Field(() => Int, { description: 'The version that was stored.' })
  pageVersionID: number;

  @Field(() => Int, { description: 'Number of the version within its page.' })
  versionNumber: number;

  @Field(() => Int, { description: "The page's revision after the store." })
  revision: number;

  @Field(() => String, { description: 'Title at that moment.' })
  title: string;

  @Field(() => DateTime, { description: 'When it was stored.' })
  storedAt: Date;

  @Field(() => Boolean, { description: 'Whether visitors see this state now.' })
  live: boolean;

  @Field(() => Boolean, { description: 'Whether the publication of this state is requested.' })
  requested: boolean;

  @Field(() => DateTime, { nullable: true, description: 'When this state was published last, if it ever was.' })
  publishedAt: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When its publication was rejected last, if it ever was.' })
  rejectedAt: Date | null;

  /** Kept for the field resolvers. */
  pageID: number;

  /** Kept for the field resolvers. */
  storedBy: number | null;

  static from(snapshot: Snapshot): PageSnapshotObject {
    return snapshot;
  }
}

@ObjectType({ description: "Part of a page's history." })
export class PageHistory {
  @Field(() => [PageSnapshotObject], { description: 'The states, newest first.' })
  items: PageSnapshotObject[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalItems: number;
}
