import DataLoader from 'dataloader';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { FileObject, getFile } from '../media/index.ts';
import { getPage, listPublishedPages, PageObject, type PublishedPage, toPublishedPage } from '../pages/index.ts';
import { parseInput } from '../shared/errors/index.ts';
import { type GraphQLContext, loaderOf, Node, type NodeType, readNodeID } from '../shared/graphql/index.ts';

/** Objects of one request. */
const most = 100;

const nodesInput = z.object({ ids: z.array(z.string()).max(most) });

/** Those that a request asks for are fetched together. */
const createPublishedPageLoader = (context: GraphQLContext): DataLoader<number, PublishedPage | null> =>
  new DataLoader(
    async (ids) => {
      const wanted = { first: most, sort: 'slug', order: 'asc', filter: { ids } };
      const { items } = await listPublishedPages(context, wanted);
      const pages = await Promise.all(items.map((found) => toPublishedPage(context, found)));
      return ids.map((id) => pages.find((page) => page.id === id) ?? null);
    },
    { maxBatchSize: most },
  );

type Find = (context: GraphQLContext, id: number) => Promise<object | null>;

/** Each with the rights that the type's own field asks for. */
const finders: Readonly<Record<NodeType, Find>> = {
  PublishedPage: (context, id) => loaderOf(context, createPublishedPageLoader).load(id),
  Page: async (context, id) => {
    const page = await getPage(context, id);
    return page && PageObject.from(page);
  },
  File: async (context, id) => {
    const file = await getFile(context, id);
    return file && FileObject.from(file);
  },
};

async function findNode(context: GraphQLContext, nodeID: string): Promise<Node | null> {
  const named = readNodeID(nodeID);
  const found = named && (await finders[named.type](context, named.id));
  return found && ({ ...found, __typename: named.type } as unknown as Node);
}

@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description: 'An object by its nodeID; null where there is none. Anyone for a PublishedPage, signed in for others.',
  })
  node(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => ID, { description: 'The nodeID.' }) nodeID: string,
  ): Promise<Node | null> {
    return findNode(context, nodeID);
  }

  @Query(() => [Node], {
    nullable: 'items',
    description: 'Objects by their nodeIDs, in that order; each as `node` answers it, with the same rights. Anyone.',
  })
  nodes(
    @Ctx() context: GraphQLContext,
    @Arg('ids', () => [ID], { description: 'The nodeIDs, at most 100.' }) ids: string[],
  ): Promise<Node | null>[] {
    return parseInput(nodesInput, { ids }, 'list').ids.map((nodeID) => findNode(context, nodeID));
  }
}
