import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageObject, PagePayload, PagesPayload } from '../pages/index.ts';
import type { Loss, LossReason, LostPart } from '../publication/index.ts';
import { toPayload } from '../shared/graphql/index.ts';
import type { RestoredPage } from './restore-page.ts';

const partEnum = {
  LIVE: 'live',
  REQUEST: 'request',
  PLANNED_PUBLISH: 'planned-publish',
  PLANNED_UNPUBLISH: 'planned-unpublish',
  TRANSLATION: 'translation',
} as const satisfies Record<string, LostPart>;
registerEnumType(partEnum, {
  name: 'DeletedPart',
  description: 'What a deletion takes from a page.',
  valuesConfig: {
    LIVE: { description: 'That visitors see it.' },
    REQUEST: { description: 'The open request for its publication.' },
    PLANNED_PUBLISH: { description: 'Its planned publication.' },
    PLANNED_UNPUBLISH: { description: 'That it was planned to be taken off the site.' },
    TRANSLATION: { description: 'That it is a translation of other pages.' },
  },
});

const reasonEnum = {
  NOT_PERMITTED: 'not-permitted',
  TIME_PASSED: 'time-passed',
  FILE_MISSING: 'file-missing',
  NOT_ON_SITE: 'not-on-site',
  LOCALE_TAKEN: 'locale-taken',
} as const satisfies Record<string, LossReason>;
registerEnumType(reasonEnum, {
  name: 'LossReason',
  description: 'Why something did not come back.',
  valuesConfig: {
    NOT_PERMITTED: { description: 'It needs publish-page.' },
    TIME_PASSED: { description: 'The time that was planned is over.' },
    FILE_MISSING: { description: 'A file that visitors saw on it was deleted.' },
    NOT_ON_SITE: { description: 'Visitors will not see the page by then.' },
    LOCALE_TAKEN: { description: 'Another page is the translation in this locale by now.' },
  },
});

@ObjectType('RestoreLoss', { description: 'Something that did not come back with a page.' })
class RestoreLoss {
  @Field(() => partEnum, { description: 'What it is.' })
  part: LostPart;

  @Field(() => reasonEnum, { description: 'Why not.' })
  reason: LossReason;
}

@ObjectType('PageRestoration', { description: 'What came back with a page out of the bin.' })
class PageRestoration {
  @Field(() => Int, { description: 'Number of the page.' })
  pageID: number;

  @Field(() => [partEnum], { description: 'What came back.' })
  returned: LostPart[];

  @Field(() => [RestoreLoss], { description: 'What did not.' })
  lost: Loss[];
}

@ObjectType({ description: 'Result of restorePage.' })
export class RestorePagePayload extends PagePayload {
  @Field(() => PageRestoration, { nullable: true, description: 'What came back with it, and what did not.' })
  restoration: PageRestoration | null;
}

@ObjectType({ description: 'Result of restorePages.' })
export class RestorePagesPayload extends PagesPayload {
  @Field(() => [PageRestoration], {
    nullable: true,
    description: 'What came back with each page, and what did not; null where the change was refused.',
  })
  restorations: PageRestoration[] | null;
}

const toRestoration = ({ page, returned, lost }: RestoredPage): PageRestoration => ({
  pageID: page.id,
  returned,
  lost,
});

export async function toRestorePagePayload(change: Promise<RestoredPage>): Promise<RestorePagePayload> {
  const { restored, ...payload } = await toPayload('restored', change);
  const result = { page: restored && PageObject.from(restored.page), restoration: restored && toRestoration(restored) };
  return { ...payload, ...result };
}

export async function toRestorePagesPayload(change: Promise<RestoredPage[]>): Promise<RestorePagesPayload> {
  const { restored, ...payload } = await toPayload('restored', change);
  const pages = restored?.map(({ page }) => PageObject.from(page)) ?? null;
  return { ...payload, pages, restorations: restored?.map(toRestoration) ?? null };
}
