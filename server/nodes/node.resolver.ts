import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { FileObject, getFile } from '../media/index.ts';
import { getPage, listPublishedPages, PageObject, toPublishedPage } from '../pages/index.ts';
import { type GraphQLContext, Node, type NodeType, readNodeID } from '../shared/graphql/index.ts';

type Find = (context: GraphQLContext, id: number) => Promise<object | null>;

/** Each with the rights that the type's own field asks for. */
const finders: Readonly<Record<NodeType, Find>> = {
  PublishedPage: async (context, id) => {
    const wanted = { first: 1, sort: 'slug', order: 'asc', filter: { ids: [id] } };
    const [found] = (await listPublishedPages(context, wanted)).items;
    return found ? toPublishedPage(context, found) : null;
  },
  Page: async (context, id) => {
    const page = await getPage(context, id);
    return page && PageObject.from(page);
  },
  File: async (context, id) => {
    const file = await getFile(context, id);
    return file && FileObject.from(file);
  },
};

@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description: 'An object by its nodeID; null where there is none. Anyone for a PublishedPage, signed in for others.',
  })
  async node(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => ID, { description: 'The nodeID.' }) nodeID: string,
  ): Promise<Node | null> {
    const named = readNodeID(nodeID);
    const found = named && (await finders[named.type](context, named.id));
    return found && ({ ...found, __typename: named.type } as unknown as Node);
  }
}
