import { Field, ObjectType } from 'type-graphql';
import { PageInfo } from '../shared/graphql/index.ts';
import { PublishedPage } from './published-page.type.ts';

@ObjectType({ description: 'A published page in a connection, with its cursor.' })
export class PublishedPageEdge {
  @Field(() => String, { description: 'Its cursor, for `after` and `before`.' })
  cursor: string;

  @Field(() => PublishedPage, { description: 'The page.' })
  node: PublishedPage;
}

@ObjectType({ description: 'A connection of published pages (Relay).' })
export class PublishedPageConnection {
  @Field(() => [PublishedPageEdge], { description: 'The pages with their cursors.' })
  edges: PublishedPageEdge[];

  @Field(() => [PublishedPage], { description: 'The pages without cursors.' })
  nodes: PublishedPage[];

  @Field(() => PageInfo, { description: 'Paging information.' })
  pageInfo: PageInfo;

  /** Called only if a client selects `totalCount`. */
  count: () => Promise<number>;
}
