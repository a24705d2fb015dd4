import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { PageObject, PagePayload, PagesPayload, type PublicationAction } from '../pages/index.ts';
import { AllowTokens, DateTime, type GraphQLContext, toPayload, toUserError } from '../shared/graphql/index.ts';
import { acceptPublication } from './accept-publication.ts';
import { cancelScheduledPublication } from './cancel-scheduled-publication.ts';
import type { ScheduledAction } from './publication.entity.ts';
import { type PageRefusal, PublishingRefused } from './publishing-refused.ts';
import type { PlannedPublicationChoice } from './publication.input.ts';
import {
  plannedPublicationChoiceEnum,
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

/** Adds all pages that the checks reject; `errors` has only those of the first. */
async function toPublishPagesPayload(change: Promise<PageObject['entity'][]>): Promise<PublishPagesPayload> {
  let refusals: readonly PageRefusal[] = [];
  const observed = change.catch((error: unknown) => {
    if (error instanceof PublishingRefused) ({ refusals } = error);
    throw error;
  });
  const payload = await toPagesPayload(observed);
  return {
    ...payload,
    refusals: refusals.map(({ pageID, errors }) => ({ pageID, errors: errors.map((item) => toUserError(item)) })),
  };
}

@Resolver()
export class PublicationResolver {
  @AllowTokens('edit-page')
  @Mutation(() => PagePayload, {
    description:
      'Requests the publication of the newest version. While a request is open, sends it again for the version that is newest now. Permission edit-page.',
  })
  requestPublication(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Id of the page.' }) pageID: number,
    @Arg('comment', () => String, {
      nullable: true,
      description: 'Comment for the reviewers, at most 5,000 characters.',
    })
    comment: string | null,
  ): Promise<PagePayload> {
    return toPagePayload(requestPublication(context, pageID, { comment }));
  }

  @AllowTokens('edit-page', 'publish-page')
  @Mutation(() => PagePayload, {
    description: 'Withdraws an open request. Permission publish-page, or the requester.',
  })
  revokePublication(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Id of the page.' }) pageID: number,
  ): Promise<PagePayload> {
    return toPagePayload(revokePublication(context, pageID));
  }

  @AllowTokens('publish-page')
  @Mutation(() => PagePayload, {
    description:
      'Publishes the requested version; if the viewer has already published it, only adds the feedback. Permission publish-page.',
  })
  acceptPublication(
    @Ctx() context: GraphQLContext,
    @Arg('pageVersionID', () => Int, { description: 'The requested version.' }) pageVersionID: number,
    @Arg('feedback', () => String, {
      nullable: true,
      description: 'Feedback for the requester, at most 5,000 characters.',
    })
    feedback: string | null,
  ): Promise<PagePayload> {
    return toPagePayload(acceptPublication(context, pageVersionID, { feedback }));
  }

  @AllowTokens('publish-page')
  @Mutation(() => PagePayload, {
    description: 'Rejects a request and restores the previous state of the page. Permission publish-page.',
  })
  rejectPublication(
    @Ctx() context: GraphQLContext,
    @Arg('pageVersionID', () => Int, { description: 'The requested version.' }) pageVersionID: number,
    @Arg('feedback', () => String, { description: 'The reason, at most 5,000 characters; V_01 if it is blank.' })
    feedback: string,
  ): Promise<PagePayload> {
    return toPagePayload(rejectPublication(context, pageVersionID, { feedback }));
  }

  @AllowTokens('publish-page')
  @Mutation(() => PagePayload, {
    description: 'Publishes the newest version, or the requested one if a request is open. Permission publish-page.',
  })
  publishPage(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Id of the page.' }) pageID: number,
  ): Promise<PagePayload> {
    return toPagePayload(publishPage(context, pageID));
  }

  @AllowTokens('publish-page')
  @Mutation(() => PagePayload, {
    description: 'Takes a page off the site and cancels a scheduled unpublishing. Permission publish-page.',
  })
  unpublishPage(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Id of the page.' }) pageID: number,
    @Arg('plannedPublications', () => plannedPublicationChoiceEnum, {
      defaultValue: 'keep',
      description: 'Whether to keep or cancel scheduled publications.',
    })
    plannedPublications: PlannedPublicationChoice,
  ): Promise<PagePayload> {
    return toPagePayload(unpublishPage(context, pageID, { plannedPublications }));
  }

  @AllowTokens('publish-page')
  @Mutation(() => PublishPagesPayload, {
    description:
      'Publishes pages as publishPage does, all or none; the errors are those of the first page that cannot be published. Permission publish-page.',
  })
  publishPages(
    @Ctx() context: GraphQLContext,
    @Arg('pageIDs', () => [Int], { description: 'Ids of 1 to 100 pages.' }) pageIDs: number[],
  ): Promise<PublishPagesPayload> {
    return toPublishPagesPayload(publishPages(context, { pageIDs }));
  }

  @AllowTokens('publish-page')
  @Mutation(() => PagesPayload, { description: 'Takes pages off the site, all or none. Permission publish-page.' })
  unpublishPages(
    @Ctx() context: GraphQLContext,
    @Arg('pageIDs', () => [Int], { description: 'Ids of 1 to 100 pages.' }) pageIDs: number[],
    @Arg('plannedPublications', () => plannedPublicationChoiceEnum, {
      defaultValue: 'keep',
      description: 'Whether to keep or cancel scheduled publications.',
    })
    plannedPublications: PlannedPublicationChoice,
  ): Promise<PagesPayload> {
    return toPagesPayload(unpublishPages(context, { pageIDs, plannedPublications }));
  }

  @AllowTokens('publish-page')
  @Mutation(() => UndoPublicationsPayload, {
    description:
      'Undoes the last publication or unpublishing of each page, unless the page was changed since. Permission publish-page.',
  })
  undoPublications(
    @Ctx() context: GraphQLContext,
    @Arg('action', () => publicationActionEnum, { description: 'What to undo.' }) action: PublicationAction,
    @Arg('publicationIDs', () => [Int], { description: 'lastPublicationID of 1 to 100 pages.' })
    publicationIDs: number[],
  ): Promise<UndoPublicationsPayload> {
    return toUndoPublicationsPayload(undoPublications(context, { action, publicationIDs }));
  }

  @AllowTokens('publish-page')
  @Mutation(() => PagePayload, {
    description:
      'Schedules publishing the version that publishPage would publish now, or unpublishing the page. Permission publish-page.',
  })
  schedulePublication(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Id of the page.' }) pageID: number,
    @Arg('action', () => scheduledActionEnum, { description: 'Whether to publish or unpublish.' })
    action: ScheduledAction,
    @Arg('at', () => DateTime, { description: 'When to do it, within the next two years.' }) at: Date,
  ): Promise<PagePayload> {
    return toPagePayload(schedulePublication(context, pageID, { action, at }));
  }

  @AllowTokens('publish-page')
  @Mutation(() => PagePayload, { description: 'Cancels a schedule. Permission publish-page.' })
  cancelScheduledPublication(
    @Ctx() context: GraphQLContext,
    @Arg('id', () => Int, { description: 'Id of the schedule.' }) id: number,
  ): Promise<PagePayload> {
    return toPagePayload(cancelScheduledPublication(context, id));
  }
}
