import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageObject, PagePayload, PagesPayload } from '../pages/index.ts';
import type { RestoreLoss, LossReason, DeletedPart } from '../publication/index.ts';
import { toPayload } from '../shared/graphql/index.ts';
import type { RestoredPage } from './restore-page.ts';

const deletedPartEnum = {
  LIVE: 'live',
  REQUEST: 'request',
  PLANNED_PUBLISH: 'planned-publish',
  PLANNED_UNPUBLISH: 'planned-unpublish',
  TRANSLATION: 'translation',
} as const satisfies Record<string, DeletedPart>;
registerEnumType(deletedPartEnum, {
  name: 'DeletedPart',
  description: 'A part of a page that its deletion ends.',
  valuesConfig: {
    LIVE: { description: 'Its live version.' },
    REQUEST: { description: 'Its open publication request.' },
    PLANNED_PUBLISH: { description: 'Its scheduled publication.' },
    PLANNED_UNPUBLISH: { description: 'Its scheduled unpublishing.' },
    TRANSLATION: { description: 'Its membership among the translations of other pages.' },
  },
});

const lossReasonEnum = {
  NOT_PERMITTED: 'not-permitted',
  TIME_PASSED: 'time-passed',
  FILE_MISSING: 'file-missing',
  NOT_ON_SITE: 'not-on-site',
  LOCALE_TAKEN: 'locale-taken',
} as const satisfies Record<string, LossReason>;
registerEnumType(lossReasonEnum, {
  name: 'LossReason',
  description: 'Why something was not restored.',
  valuesConfig: {
    NOT_PERMITTED: { description: 'It needs publish-page.' },
    TIME_PASSED: { description: 'The scheduled time has passed.' },
    FILE_MISSING: { description: 'A file of its live version was deleted.' },
    NOT_ON_SITE: { description: 'The page will not be on the site by then.' },
    LOCALE_TAKEN: { description: 'Another page is the translation in this locale now.' },
  },
});

@ObjectType('RestoreLoss', { description: 'Something that was not restored with a page.' })
class RestoreLossObject {
  @Field(() => deletedPartEnum, { description: 'What it is.' })
  part: DeletedPart;

  @Field(() => lossReasonEnum, { description: 'Why not.' })
  reason: LossReason;
}

@ObjectType('PageRestoration', { description: 'What was restored with a page from the bin.' })
class PageRestorationObject {
  @Field(() => Int, { description: 'Id of the page.' })
  pageID: number;

  @Field(() => [deletedPartEnum], { description: 'What was restored.' })
  returned: DeletedPart[];

  @Field(() => [RestoreLossObject], { description: 'What was not restored.' })
  lost: RestoreLoss[];
}

@ObjectType({ description: 'Result of restorePage.' })
export class RestorePagePayload extends PagePayload {
  @Field(() => PageRestorationObject, { nullable: true, description: 'What was restored with it, and what was not.' })
  restoration: PageRestorationObject | null;
}

@ObjectType({ description: 'Result of restorePages.' })
export class RestorePagesPayload extends PagesPayload {
  @Field(() => [PageRestorationObject], {
    nullable: true,
    description: 'What was restored with each page, and what was not; null if the input was rejected.',
  })
  restorations: PageRestorationObject[] | null;
}

const toRestoration = ({ page, returned, lost }: RestoredPage): PageRestorationObject => ({
  pageID: page.id,
  returned,
  lost,
});

/** Converts a restored page to the GraphQL payload. */
export async function toRestorePagePayload(change: Promise<RestoredPage>): Promise<RestorePagePayload> {
  const { restored, ...payload } = await toPayload('restored', change);
  const result = { page: restored && PageObject.from(restored.page), restoration: restored && toRestoration(restored) };
  return { ...payload, ...result };
}

/** Converts restored pages to the GraphQL payload. */
export async function toRestorePagesPayload(change: Promise<RestoredPage[]>): Promise<RestorePagesPayload> {
  const { restored, ...payload } = await toPayload('restored', change);
  const pages = restored?.map(({ page }) => PageObject.from(page)) ?? null;
  return { ...payload, pages, restorations: restored?.map(toRestoration) ?? null };
}
