import DataLoader from 'dataloader';
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { z } from 'zod';
import { FileObject, getFile } from '../media/index.ts';
import { getPage, PageObject } from '../pages/index.ts';
import { listPublishedPages, type PublishedPage, toPublishedPage } from '../published-pages/index.ts';
import { parseInput } from '../shared/errors/index.ts';
import { type GraphQLContext, getLoader, Node, type NodeType, parseNodeID } from '../shared/graphql/index.ts';

/** Most objects of one request. */
const maxNodes = 100;

const nodesInput = z.object({ ids: z.array(z.string()).max(maxNodes) });

/** Batches the pages of one request. */
const createPublishedPageLoader = (context: GraphQLContext): DataLoader<number, PublishedPage | null> =>
  new DataLoader(
    async (ids) => {
      const args = { first: maxNodes, sort: 'slug', order: 'asc', filter: { ids } };
      const { items } = await listPublishedPages(context, args);
      const pages = await Promise.all(items.map((found) => toPublishedPage(context, found)));
      return ids.map((id) => pages.find((page) => page.id === id) ?? null);
    },
    { maxBatchSize: maxNodes },
  );

type Find = (context: GraphQLContext, id: number) => Promise<object | null>;

/** Each checks the permissions of the type's own query. */
const finders: Readonly<Record<NodeType, Find>> = {
  PublishedPage: (context, id) => getLoader(context, createPublishedPageLoader).load(id),
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
  const parsed = parseNodeID(nodeID);
  const found = parsed && (await finders[parsed.type](context, parsed.id));
  return found && ({ ...found, __typename: parsed.type } as unknown as Node);
}

@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description: 'An object by its nodeID, or null. Anyone for a PublishedPage, signed in for others.',
  })
  node(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => ID, { description: 'The nodeID.' }) nodeID: string,
  ): Promise<Node | null> {
    return findNode(context, nodeID);
  }

  @Query(() => [Node], {
    nullable: 'items',
    description: 'Objects by their nodeIDs, in that order, each as in `node`. Anyone.',
  })
  nodes(
    @Ctx() context: GraphQLContext,
    @Arg('ids', () => [ID], { description: 'The nodeIDs, at most 100.' }) ids: string[],
  ): Promise<Node | null>[] {
    return parseInput(nodesInput, { ids }, 'list').ids.map((nodeID) => findNode(context, nodeID));
  }
}
