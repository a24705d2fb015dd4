import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageObject, PagesPayload, type PublicationAction } from '../pages/index.ts';
import type { PagedList } from '../shared/list/index.ts';
import { DateTime, Payload, toPayload, toUserError, UserError } from '../shared/graphql/index.ts';
import type {
  PublicationRequest,
  RequestStatus,
  ScheduledAction,
  ScheduledPublication,
  ScheduleStatus,
} from './publication.entity.ts';
import type { UndoneChange } from './undo-publications.ts';
import { type PublishingWarning, warningCodes } from './publishing-warnings.ts';

const requestStatusEnum = {
  OPEN: 'open',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  REVOKED: 'revoked',
  CLOSED: 'closed',
};
registerEnumType(requestStatusEnum, {
  name: 'PublicationRequestStatus',
  description: 'Status of a publication request.',
  valuesConfig: {
    OPEN: { description: 'It waits for a decision.' },
    ACCEPTED: { description: 'The version was published.' },
    REJECTED: { description: 'It was rejected, with feedback.' },
    REVOKED: { description: 'It was withdrawn.' },
    CLOSED: { description: 'The page was unpublished or deleted; the requester got a mail.' },
  },
});

export const scheduledActionEnum = { PUBLISH: 'publish', UNPUBLISH: 'unpublish' };
registerEnumType(scheduledActionEnum, {
  name: 'ScheduledAction',
  description: 'What can be scheduled for a page.',
  valuesConfig: {
    PUBLISH: { description: 'Publishes the version that was chosen when scheduling.' },
    UNPUBLISH: { description: 'Takes the page off the site.' },
  },
});

export const plannedPublicationChoiceEnum = { KEEP: 'keep', CANCEL: 'cancel' };
registerEnumType(plannedPublicationChoiceEnum, {
  name: 'PlannedPublicationChoice',
  description: 'What happens to a scheduled publication when its page is unpublished.',
  valuesConfig: {
    KEEP: { description: 'It stays: the page is published again at its time.' },
    CANCEL: { description: 'It is cancelled; its author gets a mail.' },
  },
});

export const publicationActionEnum = {
  PUBLISH: 'publish',
  UNPUBLISH: 'unpublish',
} as const satisfies Record<string, PublicationAction>;
registerEnumType(publicationActionEnum, {
  name: 'PublicationAction',
  description: 'A change of what visitors see.',
  valuesConfig: {
    PUBLISH: { description: 'A version was published.' },
    UNPUBLISH: { description: 'The page was unpublished.' },
  },
});

const scheduleStatusEnum = { PENDING: 'pending', DONE: 'done', FAILED: 'failed', CANCELLED: 'cancelled' };
registerEnumType(scheduleStatusEnum, {
  name: 'ScheduleStatus',
  description: 'Status of a schedule.',
  valuesConfig: {
    PENDING: { description: 'Its time has not come yet.' },
    DONE: { description: 'It was carried out.' },
    FAILED: { description: 'It was not possible; its author got a mail.' },
    CANCELLED: { description: 'It was cancelled, or became pointless; its author got a mail.' },
  },
});

const publishingWarningEnum = Object.fromEntries(warningCodes.map((code) => [code, code]));
registerEnumType(publishingWarningEnum, {
  name: 'PublishingWarningCode',
  description: 'What could be better in a version.',
  valuesConfig: {
    MISSING_DESCRIPTION: { description: 'There is no description for search engines.' },
    LONG_TITLE: { description: 'The title for search engines has more than 60 characters.' },
    LONG_DESCRIPTION: { description: 'The description has more than 160 characters.' },
    SKIPPED_HEADING_LEVEL: { description: 'A heading is more than one level below the one before it.' },
    SAME_AS_SOURCE: { description: 'Texts of a translation are still the same as in its source.' },
  },
});

@ObjectType('PublicationRequest', { description: 'A request to publish a version.' })
export class PublicationRequestObject {
  @Field(() => Int, { description: 'Id of the request.' })
  id: number;

  @Field(() => Int, { description: 'The version whose publication is requested.' })
  pageVersionID: number;

  @Field(() => requestStatusEnum, { description: 'Its status.' })
  status: RequestStatus;

  @Field(() => String, { description: 'Comment for the reviewers; may be empty.' })
  comment: string;

  @Field(() => DateTime, { description: 'When it was last sent.' })
  requestedAt: Date;

  @Field(() => String, { nullable: true, description: "The reviewer's feedback; null until there is a decision." })
  feedback: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was decided, withdrawn or closed.' })
  answeredAt: Date | null;

  /** For the field resolvers. */
  entity: PublicationRequest;

  static from(entity: PublicationRequest): PublicationRequestObject {
    const { id, versionId, status, comment, requestedAt, feedback, answeredAt } = entity;
    const decision = { feedback: feedback ?? null, answeredAt: answeredAt ?? null };
    return { id, pageVersionID: versionId, status, comment, requestedAt, ...decision, entity };
  }
}

@ObjectType({ description: 'One page of the open requests.' })
export class PublicationRequestList {
  @Field(() => [PublicationRequestObject], { description: 'The requests, oldest first.' })
  items: PublicationRequestObject[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalItems: number;

  static from({ items, totalItems }: PagedList<PublicationRequest>): PublicationRequestList {
    return { items: items.map(PublicationRequestObject.from), totalItems };
  }
}

@ObjectType('ScheduledPublication', { description: 'A scheduled publication or unpublishing of a page.' })
export class ScheduledPublicationObject {
  @Field(() => Int, { description: 'Id of the schedule.' })
  id: number;

  @Field(() => scheduledActionEnum, { description: 'Whether to publish or unpublish.' })
  action: ScheduledAction;

  @Field(() => DateTime, { description: 'When to do it.' })
  at: Date;

  @Field(() => Int, { nullable: true, description: 'The version to publish; null for unpublishing.' })
  pageVersionID: number | null;

  @Field(() => scheduleStatusEnum, { description: 'Its status.' })
  status: ScheduleStatus;

  /** For the field resolvers. */
  entity: ScheduledPublication;

  static from(entity: ScheduledPublication): ScheduledPublicationObject {
    const { id, action, at, versionId, status } = entity;
    return { id, action, at, pageVersionID: versionId, status, entity };
  }
}

@ObjectType({ description: 'One page of the pending schedules.' })
export class ScheduledPublicationList {
  @Field(() => [ScheduledPublicationObject], { description: 'The pending schedules, soonest first.' })
  items: ScheduledPublicationObject[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalItems: number;

  static from({ items, totalItems }: PagedList<ScheduledPublication>): ScheduledPublicationList {
    return { items: items.map(ScheduledPublicationObject.from), totalItems };
  }
}

@ObjectType('PublishingWarning', { description: 'A warning about a version; it does not block publishing.' })
export class PublishingWarningObject {
  @Field(() => publishingWarningEnum, { description: 'What could be better.' })
  code: PublishingWarning['code'];

  @Field(() => String, {
    description: 'As in UserError: version.seoDescription, version.seoTitle, block.<key>.<field>.',
  })
  property: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of affected texts, the first of which is `property`; null if it is only one.',
  })
  count?: number;
}

@ObjectType('PageRefusal', { description: 'Why a page cannot be published.' })
class PageRefusalObject {
  @Field(() => Int, { description: 'Id of the page.' })
  pageID: number;

  @Field(() => [UserError], { description: 'Errors that block publishing it.' })
  errors: UserError[];
}

@ObjectType({ description: 'Result of publishPages.' })
export class PublishPagesPayload extends PagesPayload {
  @Field(() => [PageRefusalObject], {
    description: 'All pages that the publishing checks reject.',
  })
  refusals: PageRefusalObject[];
}

@ObjectType({ description: 'Result of the publishing checks on a version.' })
export class PublishingChecks {
  @Field(() => [UserError], { description: 'Errors that block publishing.' })
  errors: UserError[];

  @Field(() => [PublishingWarningObject], { description: 'Warnings; they do not block publishing.' })
  warnings: PublishingWarningObject[];

  @Field(() => Boolean, {
    description: 'Whether visitors would see a page without content: it has no blocks, and its page type adds none.',
  })
  isEmpty: boolean;
}

@ObjectType({
  description: 'Result of the publishing checks on the version of a page that publishPages would publish.',
})
export class PagePublishingChecks extends PublishingChecks {
  @Field(() => Int, { description: 'Id of the page.' })
  pageID: number;
}

@ObjectType('UndonePublication', {
  description: 'Result of undoing a publication or unpublishing.',
})
class UndonePublication {
  @Field(() => Int, { description: 'Id of the publication record.' })
  publicationID: number;

  @Field(() => Int, { description: 'Id of its page.' })
  pageID: number;

  @Field(() => PageObject, { nullable: true, description: 'The page as it is now; null if it is in the bin.' })
  page: PageObject | null;

  @Field(() => [UserError], {
    description: 'Empty if it was undone; V_07 if the page was changed since and was left as it is.',
  })
  errors: UserError[];
}

@ObjectType({ description: 'Result of undoPublications.' })
export class UndoPublicationsPayload extends Payload {
  @Field(() => [UndonePublication], {
    nullable: true,
    description: 'One result for each publication, by page id; null if the input was rejected.',
  })
  undone: UndonePublication[] | null;
}

/** Converts the results of undoPublications to the GraphQL payload. */
export async function toUndoPublicationsPayload(change: Promise<UndoneChange[]>): Promise<UndoPublicationsPayload> {
  const { changes, ...payload } = await toPayload('changes', change);
  const undone =
    changes?.map(({ page, errors, ...numbers }) => ({
      ...numbers,
      page: page && PageObject.from(page),
      errors: errors.map((item) => toUserError(item)),
    })) ?? null;
  return { ...payload, undone };
}
