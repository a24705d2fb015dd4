import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { PageObject, PagePayload, PagesPayload, type PublicationAction } from '../pages/index.ts';
import { DateTime, type GraphQLContext, toPayload, toUserError } from '../shared/graphql/index.ts';
import { acceptPublication } from './accept-publication.ts';
import { cancelScheduledPublication } from './cancel-scheduled-publication.ts';
import type { ScheduledAction } from './publication.entity.ts';
import { type PageRefusal, PagesRefused } from './pages-refused.ts';
import type { PlanChoice } from './publication.input.ts';
import {
  planChoiceEnum,
  publicationActionEnum,
  PublishPagesPayload,
  scheduledActionEnum,
  toUndoPublicationsPayload,
  UndoPublicationsPayload,
} from './publication.type.ts';
import { publishPage, publishPages } from './publish-page.ts';
import { rejectPublication } from './reject-publication.ts';
import { requestPublication } from './request-publication.ts';
import { revokePublication } from './revoke-publication.ts';
import { schedulePublication } from './schedule-publication.ts';
import { undoPublications } from './undo-publications.ts';
import { unpublishPage, unpublishPages } from './unpublish-page.ts';

const toPagePayload = (change: Promise<PageObject['entity']>): Promise<PagePayload> =>
  toPayload('page', change.then(PageObject.from));

const toPagesPayload = (change: Promise<PageObject['entity'][]>): Promise<PagesPayload> =>
  toPayload(
    'pages',
    change.then((pages) => pages.map(PageObject.from)),
  );

/** With every page that the checks refuse, not only the first, whose errors the payload tells. */
async function toPublishPagesPayload(change: Promise<PageObject['entity'][]>): Promise<PublishPagesPayload> {
  let refusals: readonly PageRefusal[] = [];
  const noted = change.catch((error: unknown) => {
    if (error instanceof PagesRefused) ({ refusals } = error);
    throw error;
  });
  const payload = await toPagesPayload(noted);
  return {
    ...payload,
    refusals: refusals.map(({ pageID, errors }) => ({ pageID, errors: errors.map((item) => toUserError(item)) })),
  };
}

@Resolver()
export class PublicationResolver {
  @Mutation(() => PagePayload, {
    description:
      'Asks for the newest version to be published; again while requested: for the version that is the newest now. Permission edit-page.',
  })
  requestPublication(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Number of the page.' }) pageID: number,
    @Arg('comment', () => String, { nullable: true, description: 'To the reviewers, at most 5,000 characters.' })
    comment: string | null,
  ): Promise<PagePayload> {
    return toPagePayload(requestPublication(context, pageID, { comment }));
  }

  @Mutation(() => PagePayload, {
    description: 'Takes an open request back. Permission publish-page, or whoever asked.',
  })
  revokePublication(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Number of the page.' }) pageID: number,
  ): Promise<PagePayload> {
    return toPagePayload(revokePublication(context, pageID));
  }

  @Mutation(() => PagePayload, {
    description:
      'Publishes the requested version; after publishing it, only adds the feedback. Permission publish-page.',
  })
  acceptPublication(
    @Ctx() context: GraphQLContext,
    @Arg('pageVersionID', () => Int, { description: 'The requested version.' }) pageVersionID: number,
    @Arg('feedback', () => String, { nullable: true, description: 'To whoever asked, at most 5,000 characters.' })
    feedback: string | null,
  ): Promise<PagePayload> {
    return toPagePayload(acceptPublication(context, pageVersionID, { feedback }));
  }

  @Mutation(() => PagePayload, {
    description: 'Refuses a request; the page is again what it was. Permission publish-page.',
  })
  rejectPublication(
    @Ctx() context: GraphQLContext,
    @Arg('pageVersionID', () => Int, { description: 'The requested version.' }) pageVersionID: number,
    @Arg('feedback', () => String, { description: 'The reason, at most 5,000 characters; V_01 where it is blank.' })
    feedback: string,
  ): Promise<PagePayload> {
    return toPagePayload(rejectPublication(context, pageVersionID, { feedback }));
  }

  @Mutation(() => PagePayload, {
    description: 'Publishes the newest version, on a requested page the requested one. Permission publish-page.',
  })
  publishPage(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Number of the page.' }) pageID: number,
  ): Promise<PagePayload> {
    return toPagePayload(publishPage(context, pageID));
  }

  @Mutation(() => PagePayload, {
    description: 'Takes a page off the site; a planned unpublishing ends with it. Permission publish-page.',
  })
  unpublishPage(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Number of the page.' }) pageID: number,
    @Arg('plannedPublications', () => planChoiceEnum, { defaultValue: 'keep', description: 'What becomes of them.' })
    plannedPublications: PlanChoice,
  ): Promise<PagePayload> {
    return toPagePayload(unpublishPage(context, pageID, { plannedPublications }));
  }

  @Mutation(() => PublishPagesPayload, {
    description:
      'Publishes pages as publishPage does, all or none; the errors are those of the first that cannot be published. Permission publish-page.',
  })
  publishPages(
    @Ctx() context: GraphQLContext,
    @Arg('pageIDs', () => [Int], { description: 'Numbers of 1 to 100 pages.' }) pageIDs: number[],
  ): Promise<PublishPagesPayload> {
    return toPublishPagesPayload(publishPages(context, { pageIDs }));
  }

  @Mutation(() => PagesPayload, { description: 'Takes pages off the site, all or none. Permission publish-page.' })
  unpublishPages(
    @Ctx() context: GraphQLContext,
    @Arg('pageIDs', () => [Int], { description: 'Numbers of 1 to 100 pages.' }) pageIDs: number[],
    @Arg('plannedPublications', () => planChoiceEnum, { defaultValue: 'keep', description: 'What becomes of them.' })
    plannedPublications: PlanChoice,
  ): Promise<PagesPayload> {
    return toPagesPayload(unpublishPages(context, { pageIDs, plannedPublications }));
  }

  @Mutation(() => UndoPublicationsPayload, {
    description:
      'Undoes the last publication, or unpublishing, of pages, each by itself: back to what visitors saw before, unless something newer was done. Permission publish-page.',
  })
  undoPublications(
    @Ctx() context: GraphQLContext,
    @Arg('action', () => publicationActionEnum, { description: 'What is undone.' }) action: PublicationAction,
    @Arg('publicationIDs', () => [Int], { description: "1 to 100 of pages' lastPublicationID." })
    publicationIDs: number[],
  ): Promise<UndoPublicationsPayload> {
    return toUndoPublicationsPayload(undoPublications(context, { action, publicationIDs }));
  }

  @Mutation(() => PagePayload, {
    description: 'Plans publishing the present version, or taking the page off the site. Permission publish-page.',
  })
  schedulePublication(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Number of the page.' }) pageID: number,
    @Arg('action', () => scheduledActionEnum, { description: 'What is to happen.' }) action: ScheduledAction,
    @Arg('at', () => DateTime, { description: 'When, within the next two years.' }) at: Date,
  ): Promise<PagePayload> {
    return toPagePayload(schedulePublication(context, pageID, { action, at }));
  }

  @Mutation(() => PagePayload, { description: 'Cancels what is planned. Permission publish-page.' })
  cancelScheduledPublication(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Number of what is planned.' }) id: number,
  ): Promise<PagePayload> {
    return toPagePayload(cancelScheduledPublication(context, id));
  }
}
