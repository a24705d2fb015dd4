import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import {
  type Page,
  PageObject,
  type PageVersion,
  presentVersionObject,
  StorePageVersionPayload,
} from '../pages/index.ts';
import { requireViewer } from '../shared/context.ts';
import { AllowTokens, type GraphQLContext, toPayload, nullIfNotFound } from '../shared/graphql/index.ts';
import { compareSnapshots, compareVersions } from './compare-states.ts';
import { ContentComparisonObject, PageHistory, PageSnapshotObject } from './history.type.ts';
import { listPageHistory } from './list-page-history.ts';
import { restoreBlock, restorePageSnapshot } from './restore-page-snapshot.ts';
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
    description: 'The snapshots of a page, newest first; null if the page does not exist. Signed in.',
  })
  pageHistory(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Id of the page.' }) pageID: number,
    @Arg('pageIndex', () => Int, { defaultValue: 0, description: 'From 0.' }) pageIndex: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'At most 1,000.' }) pageSize: number,
  ): Promise<PageHistory | null> {
    return nullIfNotFound(listPageHistory(context, pageID, { pageIndex, pageSize }));
  }

  @Query(() => PageSnapshotObject, {
    nullable: true,
    description: 'One snapshot of a page, or null. Signed in.',
  })
  async pageSnapshot(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Id of the snapshot.' }) id: number,
  ): Promise<PageSnapshotObject | null> {
    requireViewer(context);
    const snapshot = await findSnapshot(context.em, id);
    return snapshot && PageSnapshotObject.from(snapshot);
  }

  @Query(() => ContentComparisonObject, {
    nullable: true,
    description: 'Changes between two snapshots of a page; null if one of them does not exist. Signed in.',
  })
  comparePageSnapshots(
    @Ctx() context: GraphQLContext,
    @Arg('beforeID', () => Int, { description: 'The earlier snapshot.' }) beforeID: number,
    @Arg('afterID', () => Int, { description: 'The later snapshot, of the same page.' }) afterID: number,
  ): Promise<ContentComparisonObject | null> {
    return nullIfNotFound(compareSnapshots(context, { beforeID, afterID }));
  }

  @Query(() => ContentComparisonObject, {
    nullable: true,
    description: 'Changes between two versions of a page; null if one of them does not exist. Signed in.',
  })
  comparePageVersions(
    @Ctx() context: GraphQLContext,
    @Arg('beforeID', () => Int, {
      nullable: true,
      description: 'The earlier version; if left out, the later one is compared with an empty page.',
    })
    beforeID: number | null,
    @Arg('afterID', () => Int, { description: 'The later version, of the same page.' }) afterID: number,
  ): Promise<ContentComparisonObject | null> {
    return nullIfNotFound(compareVersions(context, { beforeID: beforeID ?? null, afterID }));
  }

  @AllowTokens('edit-page')
  @Mutation(() => StorePageVersionPayload, {
    description: 'Stores the content of a snapshot as the newest content of its page. Permission edit-page.',
  })
  restorePageSnapshot(
    @Ctx() context: GraphQLContext,
    @Arg('snapshotID', () => Int, { description: 'Id of the snapshot.' }) snapshotID: number,
    @Arg('revision', () => Int, {
      nullable: true,
      description: 'The revision that the viewer saw; V_07 if the page has another one.',
    })
    revision: number | null,
  ): Promise<StorePageVersionPayload> {
    return toStorePayload(context, restorePageSnapshot(context, { snapshotID, revision: revision ?? null }));
  }

  @AllowTokens('edit-page')
  @Mutation(() => StorePageVersionPayload, {
    description:
      'Restores one block of a snapshot, in its place or after the block that preceded it. Permission edit-page.',
  })
  restoreBlock(
    @Ctx() context: GraphQLContext,
    @Arg('snapshotID', () => Int, { description: 'Id of the snapshot.' }) snapshotID: number,
    @Arg('blockKey', () => String, { description: 'Key of the block.' }) blockKey: string,
    @Arg('revision', () => Int, {
      nullable: true,
      description: 'The revision that the viewer saw; V_07 if the page has another one.',
    })
    revision: number | null,
  ): Promise<StorePageVersionPayload> {
    return toStorePayload(context, restoreBlock(context, { snapshotID, blockKey, revision: revision ?? null }));
  }
}
