import { Field, ObjectType } from 'type-graphql';
import { PageInfo } from '../shared/graphql/index.ts';
import { PublishedPage } from './published-page.type.ts';

@ObjectType({ description: 'A published page in its place in a connection.' })
export class PublishedPageEdge {
  @Field(() => String, { description: 'Its place, for `after` and `before`.' })
  cursor: string;

  @Field(() => PublishedPage, { description: 'The page.' })
  node: PublishedPage;
}

@ObjectType({ description: 'A part of the pages that visitors see (Relay).' })
export class PublishedPageConnection {
  @Field(() => [PublishedPageEdge], { description: 'The pages with their places.' })
  edges: PublishedPageEdge[];

  @Field(() => [PublishedPage], { description: 'The pages alone.' })
  nodes: PublishedPage[];

  @Field(() => PageInfo, { description: 'Where this part stands.' })
  pageInfo: PageInfo;

  /** Asked only where a client wants to know. */
  count: () => Promise<number>;
}
