import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import {
  type Page,
  PageObject,
  type PageVersion,
  presentVersionObject,
  StorePageVersionPayload,
} from '../pages/index.ts';
import { requireViewer } from '../shared/context.ts';
import { type GraphQLContext, toPayload, orNull } from '../shared/graphql/index.ts';
import { compareSnapshots, compareVersions } from './compare-states.ts';
import { ContentComparisonObject, PageHistory, PageSnapshotObject } from './history.type.ts';
import { listPageHistory } from './list-page-history.ts';
import { restoreBlock, restorePageSnapshot } from './restore-state.ts';
import { findSnapshot } from './snapshot.queries.ts';

async function toStorePayload(
  context: GraphQLContext,
  change: Promise<{ page: Page; version: PageVersion }>,
): Promise<StorePageVersionPayload> {
  const { stored, errors } = await toPayload('stored', change);
  if (!stored) return { page: null, pageVersion: null, errors };
  return { page: PageObject.from(stored.page), pageVersion: await presentVersionObject(context, stored), errors };
}

@Resolver()
export class HistoryResolver {
  @Query(() => PageHistory, {
    nullable: true,
    description: 'What stores left behind, newest first; null where there is no such page. Signed in.',
  })
  pageHistory(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Number of the page.' }) pageID: number,
    @Arg('pageIndex', () => Int, { defaultValue: 0, description: 'From 0.' }) pageIndex: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'At most 1,000.' }) pageSize: number,
  ): Promise<PageHistory | null> {
    return orNull(listPageHistory(context, pageID, { pageIndex, pageSize }));
  }

  @Query(() => PageSnapshotObject, {
    nullable: true,
    description: 'One state of a page, null where there is none. Signed in.',
  })
  async pageSnapshot(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of the state.' }) id: number,
  ): Promise<PageSnapshotObject | null> {
    requireViewer(context);
    const snapshot = await findSnapshot(context.em, id);
    return snapshot && PageSnapshotObject.from(snapshot);
  }

  @Query(() => ContentComparisonObject, {
    nullable: true,
    description: 'What changed between two states of a page; null where one of them is unknown. Signed in.',
  })
  comparePageSnapshots(
    @Ctx() context: GraphQLContext,
    @Arg('beforeID', () => Int, { description: 'The earlier state.' }) beforeID: number,
    @Arg('afterID', () => Int, { description: 'The later state, of the same page.' }) afterID: number,
  ): Promise<ContentComparisonObject | null> {
    return orNull(compareSnapshots(context, { beforeID, afterID }));
  }

  @Query(() => ContentComparisonObject, {
    nullable: true,
    description: 'What changed between two versions of a page; null where one of them is unknown. Signed in.',
  })
  comparePageVersions(
    @Ctx() context: GraphQLContext,
    @Arg('beforeID', () => Int, {
      nullable: true,
      description: 'The earlier version; without it the later one is compared with an empty page.',
    })
    beforeID: number | null,
    @Arg('afterID', () => Int, { description: 'The later version, of the same page.' }) afterID: number,
  ): Promise<ContentComparisonObject | null> {
    return orNull(compareVersions(context, { beforeID: beforeID ?? null, afterID }));
  }

  @Mutation(() => StorePageVersionPayload, {
    description: 'Stores what a page held at some time as its newest content. Permission edit-page.',
  })
  restorePageSnapshot(
    @Ctx() context: GraphQLContext,
    @Arg('snapshotID', () => Int, { description: 'Number of the state.' }) snapshotID: number,
    @Arg('revision', () => Int, {
      nullable: true,
      description: 'The state of the page that was seen; another is V_07.',
    })
    revision: number | null,
  ): Promise<StorePageVersionPayload> {
    return toStorePayload(context, restorePageSnapshot(context, { snapshotID, revision: revision ?? null }));
  }

  @Mutation(() => StorePageVersionPayload, {
    description:
      'Stores one block as it was at some time, in its place or behind the block it followed. Permission edit-page.',
  })
  restoreBlock(
    @Ctx() context: GraphQLContext,
    @Arg('snapshotID', () => Int, { description: 'Number of the state.' }) snapshotID: number,
    @Arg('blockKey', () => String, { description: 'Key of the block.' }) blockKey: string,
    @Arg('revision', () => Int, {
      nullable: true,
      description: 'The state of the page that was seen; another is V_07.',
    })
    revision: number | null,
  ): Promise<StorePageVersionPayload> {
    return toStorePayload(context, restoreBlock(context, { snapshotID, blockKey, revision: revision ?? null }));
  }
}
