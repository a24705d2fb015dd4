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
  description: 'What became of a request for publication.',
  valuesConfig: {
    OPEN: { description: 'It waits for an answer.' },
    ACCEPTED: { description: 'The version was published.' },
    REJECTED: { description: 'It was refused, with feedback.' },
    REVOKED: { description: 'It was taken back.' },
    CLOSED: { description: 'The page was taken off the site or deleted; whoever asked got a mail.' },
  },
});

export const scheduledActionEnum = { PUBLISH: 'publish', UNPUBLISH: 'unpublish' };
registerEnumType(scheduledActionEnum, {
  name: 'ScheduledAction',
  description: 'What can be planned for a page.',
  valuesConfig: {
    PUBLISH: { description: 'Visitors see a version that is fixed when it is planned.' },
    UNPUBLISH: { description: 'Visitors see the page no more.' },
  },
});

export const planChoiceEnum = { KEEP: 'keep', CANCEL: 'cancel' };
registerEnumType(planChoiceEnum, {
  name: 'PlannedPublicationChoice',
  description: 'What becomes of a planned publication when its page is taken off the site.',
  valuesConfig: {
    KEEP: { description: 'It stays: visitors see the page again from its time on.' },
    CANCEL: { description: 'It is cancelled; whoever planned it gets a mail.' },
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
    UNPUBLISH: { description: 'The page was taken off the site.' },
  },
});

const scheduleStatusEnum = { PENDING: 'pending', DONE: 'done', FAILED: 'failed', CANCELLED: 'cancelled' };
registerEnumType(scheduleStatusEnum, {
  name: 'ScheduleStatus',
  description: 'What became of something planned.',
  valuesConfig: {
    PENDING: { description: 'Its time has not come.' },
    DONE: { description: 'It was carried out.' },
    FAILED: { description: 'Something stood in the way; whoever planned it got a mail.' },
    CANCELLED: { description: 'It was cancelled, or made no sense any more; whoever planned it got a mail.' },
  },
});

const warningEnum = Object.fromEntries(warningCodes.map((code) => [code, code]));
registerEnumType(warningEnum, {
  name: 'PublishingWarningCode',
  description: 'What a version could do better.',
  valuesConfig: {
    MISSING_DESCRIPTION: { description: 'There is no description for search engines.' },
    LONG_TITLE: { description: 'The title that search engines show has more than 60 characters.' },
    LONG_DESCRIPTION: { description: 'The description has more than 160 characters.' },
    SKIPPED_HEADING_LEVEL: { description: 'A heading is more than one level below the one before it.' },
    SAME_AS_SOURCE: { description: 'Texts of a translation still say the same as its source.' },
  },
});

@ObjectType('PublicationRequest', { description: 'Somebody asked for a version to be published.' })
export class PublicationRequestObject {
  @Field(() => Int, { description: 'Number of the request.' })
  id: number;

  @Field(() => Int, { description: 'The version whose publication is requested.' })
  pageVersionID: number;

  @Field(() => requestStatusEnum, { description: 'What became of it.' })
  status: RequestStatus;

  @Field(() => String, { description: 'What was said to the reviewers; empty without it.' })
  comment: string;

  @Field(() => DateTime, { description: 'When it was sent, or sent again.' })
  requestedAt: Date;

  @Field(() => String, { nullable: true, description: "The reviewer's words; null until it is answered." })
  feedback: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was answered or ended.' })
  answeredAt: Date | null;

  /** Kept for the field resolvers. */
  entity: PublicationRequest;

  static from(entity: PublicationRequest): PublicationRequestObject {
    const { id, versionId, status, comment, requestedAt, feedback, answeredAt } = entity;
    const answer = { feedback: feedback ?? null, answeredAt: answeredAt ?? null };
    return { id, pageVersionID: versionId, status, comment, requestedAt, ...answer, entity };
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

@ObjectType('ScheduledPublication', { description: 'What is planned for a page.' })
export class ScheduledPublicationObject {
  @Field(() => Int, { description: 'Number of the plan.' })
  id: number;

  @Field(() => scheduledActionEnum, { description: 'What is to happen.' })
  action: ScheduledAction;

  @Field(() => DateTime, { description: 'When it is to happen.' })
  at: Date;

  @Field(() => Int, { nullable: true, description: 'The version that will be published; null for taking off.' })
  pageVersionID: number | null;

  @Field(() => scheduleStatusEnum, { description: 'What became of it.' })
  status: ScheduleStatus;

  /** Kept for the field resolvers. */
  entity: ScheduledPublication;

  static from(entity: ScheduledPublication): ScheduledPublicationObject {
    const { id, action, at, versionId, status } = entity;
    return { id, action, at, pageVersionID: versionId, status, entity };
  }
}

@ObjectType({ description: 'One page of what is planned.' })
export class ScheduledPublicationList {
  @Field(() => [ScheduledPublicationObject], { description: 'What is planned, soonest first.' })
  items: ScheduledPublicationObject[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalItems: number;

  static from({ items, totalItems }: PagedList<ScheduledPublication>): ScheduledPublicationList {
    return { items: items.map(ScheduledPublicationObject.from), totalItems };
  }
}

@ObjectType('PublishingWarning', { description: 'Advice on a version; it hinders nothing.' })
export class PublishingWarningObject {
  @Field(() => warningEnum, { description: 'What could be better.' })
  code: PublishingWarning['code'];

  @Field(() => String, {
    description: 'As in UserError: version.seoDescription, version.seoTitle, block.<key>.<field>.',
  })
  property: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Texts that it is about, property being the first of them; null where it is about one place.',
  })
  count?: number;
}

@ObjectType('PageRefusal', { description: 'Why a page is not published.' })
class PageRefusalObject {
  @Field(() => Int, { description: 'Number of the page.' })
  pageID: number;

  @Field(() => [UserError], { description: 'What stands in the way of publishing it.' })
  errors: UserError[];
}

@ObjectType({ description: 'Answer of publishPages.' })
export class PublishPagesPayload extends PagesPayload {
  @Field(() => [PageRefusalObject], {
    description: 'Every page that the publishing checks refuse; empty where they refuse none.',
  })
  refusals: PageRefusalObject[];
}

@ObjectType({ description: 'What would be said if a version were published now.' })
export class PublishingChecks {
  @Field(() => [UserError], { description: 'What stands in the way of publishing.' })
  errors: UserError[];

  @Field(() => [PublishingWarningObject], { description: 'Advice; hinders nothing.' })
  warnings: PublishingWarningObject[];

  @Field(() => Boolean, {
    description: 'Whether visitors would see a page without content: it has no block, and its page type shows nothing.',
  })
  isEmpty: boolean;
}

@ObjectType({ description: 'What would be said if publishPages published a page now.' })
export class PagePublishingChecks extends PublishingChecks {
  @Field(() => Int, { description: 'Number of the page.' })
  pageID: number;
}

@ObjectType('UndonePublication', {
  description: 'What became of a publication, or unpublishing, that was to be undone.',
})
class UndonePublication {
  @Field(() => Int, { description: 'Number of the publication record.' })
  publicationID: number;

  @Field(() => Int, { description: 'Number of its page.' })
  pageID: number;

  @Field(() => PageObject, { nullable: true, description: 'The page as it is now; null where it is in the bin.' })
  page: PageObject | null;

  @Field(() => [UserError], {
    description: 'Empty where it was undone; V_07 where something newer was done to the page, which is left as it is.',
  })
  errors: UserError[];
}

@ObjectType({ description: 'Result of undoPublications.' })
export class UndoPublicationsPayload extends Payload {
  @Field(() => [UndonePublication], {
    nullable: true,
    description: 'Each publication, by the numbers of their pages; null where the input was refused.',
  })
  undone: UndonePublication[] | null;
}

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
