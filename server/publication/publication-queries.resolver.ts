import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { type GraphQLContext, nullIfNotFound, toUserError } from '../shared/graphql/index.ts';
import {
  checkPageForPublishing,
  checkPagesForPublishing,
  countPublicationRequests,
  getLastPublicationRequest,
  listPublicationRequests,
  listScheduledPublications,
} from './list-publications.ts';
import {
  PagePublishingChecks,
  PublicationRequestList,
  PublicationRequestObject,
  PublishingChecks,
  ScheduledPublicationList,
} from './publication.type.ts';

@Resolver()
export class PublicationQueriesResolver {
  @Query(() => PublicationRequestList, { description: 'The open publication requests, oldest first. Signed in.' })
  async publicationRequests(
    @Ctx() context: GraphQLContext,
    @Arg('pageIndex', () => Int, { defaultValue: 0, description: 'From 0.' }) pageIndex: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'At most 1,000.' }) pageSize: number,
  ): Promise<PublicationRequestList> {
    return PublicationRequestList.from(await listPublicationRequests(context, { pageIndex, pageSize }));
  }

  @Query(() => Int, { description: 'Number of open publication requests. Signed in.' })
  publicationRequestCount(@Ctx() context: GraphQLContext): Promise<number> {
    return countPublicationRequests(context);
  }

  @Query(() => PublicationRequestObject, {
    nullable: true,
    description: 'The last request for a version, or null. Signed in.',
  })
  async publicationRequest(
    @Ctx() context: GraphQLContext,
    @Arg('pageVersionID', () => Int, { description: 'Id of the version.' }) pageVersionID: number,
  ): Promise<PublicationRequestObject | null> {
    const request = await nullIfNotFound(getLastPublicationRequest(context, pageVersionID));
    return request && PublicationRequestObject.from(request);
  }

  @Query(() => ScheduledPublicationList, { description: 'The pending schedules, soonest first. Signed in.' })
  async scheduledPublications(
    @Ctx() context: GraphQLContext,
    @Arg('pageIndex', () => Int, { defaultValue: 0, description: 'From 0.' }) pageIndex: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'At most 1,000.' }) pageSize: number,
  ): Promise<ScheduledPublicationList> {
    return ScheduledPublicationList.from(await listScheduledPublications(context, { pageIndex, pageSize }));
  }

  @Query(() => PublishingChecks, {
    nullable: true,
    description: 'Result of the publishing checks on a version; null if the page does not exist. Signed in.',
  })
  async publishingChecks(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Id of the page.' }) pageID: number,
    @Arg('pageVersionID', () => Int, { nullable: true, description: 'A version of the page; null means the newest.' })
    pageVersionID: number | null | undefined,
  ): Promise<PublishingChecks | null> {
    const checks = await nullIfNotFound(
      checkPageForPublishing(context, { pageID, pageVersionID: pageVersionID ?? null }),
    );
    return checks && { ...checks, errors: checks.errors.map((item) => toUserError(item)) };
  }

  @Query(() => [PagePublishingChecks], {
    description:
      'Results of the publishing checks on the versions that publishPages would publish; unknown pages are left out. Signed in.',
  })
  async pagesPublishingChecks(
    @Ctx() context: GraphQLContext,
    @Arg('pageIDs', () => [Int], { description: 'Ids of 1 to 100 pages.' }) pageIDs: number[],
  ): Promise<PagePublishingChecks[]> {
    const checks = await checkPagesForPublishing(context, { pageIDs });
    return checks.map((page) => ({ ...page, errors: page.errors.map((item) => toUserError(item)) }));
  }
}
