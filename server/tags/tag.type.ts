import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Payload } from '../shared/graphql/index.ts';
import type { Tag } from './tag.queries.ts';

/** Sort columns of tag lists. */
export const TagSort = { NAME: 'name', PAGES: 'pageCount', FILES: 'fileCount', CREATED_AT: 'createdAt' } as const;
export type TagSortValue = (typeof TagSort)[keyof typeof TagSort];

registerEnumType(TagSort, {
  name: 'TagSort',
  description: 'Sort columns of tag lists.',
  valuesConfig: {
    NAME: { description: 'Name.' },
    PAGES: { description: 'How many pages have it.' },
    FILES: { description: 'How many files have it.' },
    CREATED_AT: { description: 'When it was created.' },
  },
});

@ObjectType('Tag', { description: 'A keyword of pages and files.' })
export class TagObject {
  @Field(() => Int, { description: 'Id of the tag.' })
  id: number;

  @Field(() => String, { description: 'Its name, unique ignoring case.' })
  name: string;

  @Field(() => Boolean, { description: 'Whether visitors may see it.' })
  public: boolean;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: Date;

  @Field(() => Int, { description: 'How many pages outside the bin have it.' })
  pageCount: number;

  @Field(() => Int, { description: 'How many files outside the bin have it.' })
  fileCount: number;

  static from(tag: Tag): TagObject {
    return tag;
  }
}

@ObjectType({ description: 'One page of the list of tags.' })
export class TagList {
  @Field(() => [TagObject], { description: 'The tags.' })
  items: TagObject[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalItems: number;
}

@ObjectType({ description: 'Result of a change to one tag.' })
export class TagPayload extends Payload {
  @Field(() => TagObject, { nullable: true, description: 'The tag as it is now.' })
  tag: TagObject | null;
}

@ObjectType({ description: 'Result of createTags.' })
export class CreateTagsPayload extends Payload {
  @Field(() => [TagObject], { nullable: true, description: 'The new tags, by name.' })
  tags: TagObject[] | null;
}

@ObjectType({ description: 'Result of deleteTags.' })
export class DeleteTagsPayload extends Payload {
  @Field(() => [Int], { nullable: true, description: 'Ids of the deleted tags.' })
  ids: number[] | null;
}
