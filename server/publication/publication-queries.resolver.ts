import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { type GraphQLContext, orNull, toUserError } from '../shared/graphql/index.ts';
import { checkPage, checkPages, countRequests, getRequest, listRequests, listSchedules } from './list-publications.ts';
import {
  PagePublishingChecks,
  PublicationRequestList,
  PublicationRequestObject,
  PublishingChecks,
  ScheduledPublicationList,
} from './publication.type.ts';

@Resolver()
export class PublicationQueriesResolver {
  @Query(() => PublicationRequestList, { description: 'The open requests for publication, oldest first. Signed in.' })
  async publicationRequests(
    @Ctx() context: GraphQLContext,
    @Arg('pageIndex', () => Int, { defaultValue: 0, description: 'From 0.' }) pageIndex: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'At most 1,000.' }) pageSize: number,
  ): Promise<PublicationRequestList> {
    return PublicationRequestList.from(await listRequests(context, { pageIndex, pageSize }));
  }

  @Query(() => Int, { description: 'How many requests for publication are open. Signed in.' })
  publicationRequestCount(@Ctx() context: GraphQLContext): Promise<number> {
    return countRequests(context);
  }

  @Query(() => PublicationRequestObject, {
    nullable: true,
    description: 'The last request on a version, null where there is none. Signed in.',
  })
  async publicationRequest(
    @Ctx() context: GraphQLContext,
    @Arg('pageVersionID', () => Int, { description: 'Number of the version.' }) pageVersionID: number,
  ): Promise<PublicationRequestObject | null> {
    const request = await orNull(getRequest(context, pageVersionID));
    return request && PublicationRequestObject.from(request);
  }

  @Query(() => ScheduledPublicationList, { description: 'What is planned and not yet done, soonest first. Signed in.' })
  async scheduledPublications(
    @Ctx() context: GraphQLContext,
    @Arg('pageIndex', () => Int, { defaultValue: 0, description: 'From 0.' }) pageIndex: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'At most 1,000.' }) pageSize: number,
  ): Promise<ScheduledPublicationList> {
    return ScheduledPublicationList.from(await listSchedules(context, { pageIndex, pageSize }));
  }

  @Query(() => PublishingChecks, {
    nullable: true,
    description: 'What would be said if a version were published now; null without such a page. Signed in.',
  })
  async publishingChecks(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Number of the page.' }) pageID: number,
    @Arg('pageVersionID', () => Int, { nullable: true, description: 'A version of it; null: the newest.' })
    pageVersionID: number | null | undefined,
  ): Promise<PublishingChecks | null> {
    const checks = await orNull(checkPage(context, { pageID, pageVersionID: pageVersionID ?? null }));
    return checks && { ...checks, errors: checks.errors.map((item) => toUserError(item)) };
  }

  @Query(() => [PagePublishingChecks], {
    description: 'What would be said if publishPages published these pages now; unknown ones are left out. Signed in.',
  })
  async pagesPublishingChecks(
    @Ctx() context: GraphQLContext,
    @Arg('pageIDs', () => [Int], { description: 'Numbers of 1 to 100 pages.' }) pageIDs: number[],
  ): Promise<PagePublishingChecks[]> {
    const checks = await checkPages(context, { pageIDs });
    return checks.map((page) => ({ ...page, errors: page.errors.map((item) => toUserError(item)) }));
  }
}
