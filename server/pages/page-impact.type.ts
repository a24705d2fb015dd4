import { Field, Int, ObjectType } from 'type-graphql';
import { PageSibling } from './page.type.ts';

@ObjectType('LinkingPage', { description: 'A page that links to one of those that were asked about.' })
export class LinkingPageObject {
  @Field(() => Boolean, { description: 'Whether a version that visitors see links there.' })
  live: boolean;

  /** Kept for the field resolver. */
  id: number;
}

@ObjectType('LinkingMenu', { description: 'A menu with an entry for one of those pages.' })
export class LinkingMenuObject {
  @Field(() => Int, { name: 'menuID', description: 'Number of the menu.' })
  id: number;

  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => String, { description: 'Its locale.' })
  locale: string;

  @Field(() => Boolean, { description: 'Whether visitors have that entry now, and would lose it.' })
  live: boolean;
}

@ObjectType('PageImpact', {
  description: 'What would notice if these pages went, came off the site, or moved.',
})
export class PageImpactObject {
  @Field(() => [LinkingPageObject], {
    description: 'Pages that link there in their newest or live version, by title, at most 100.',
  })
  linkingPages: LinkingPageObject[];

  @Field(() => Int, { description: 'How many pages link there.' })
  linkingPageCount: number;

  @Field(() => [LinkingMenuObject], { description: 'Menus that lead there, in their draft or as visitors see them.' })
  menus: LinkingMenuObject[];

  @Field(() => [PageSibling], { description: 'Translations of these pages that are not among them.' })
  translations: PageSibling[];

  @Field(() => Int, { description: 'How many of these pages visitors see now.' })
  livePageCount: number;

  @Field(() => Int, { description: 'How many open requests for publication they have.' })
  openRequestCount: number;

  @Field(() => Int, { description: 'How many planned publications and withdrawals they have.' })
  scheduledCount: number;

  @Field(() => Int, { description: 'How many old addresses lead to them.' })
  redirectCount: number;
}
