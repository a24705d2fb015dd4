import { Field, Int, ObjectType } from 'type-graphql';
import { PageSibling } from '../pages/index.ts';

@ObjectType('LinkingPage', { description: 'A page that links to one of the given pages.' })
export class LinkingPageObject {
  @Field(() => Boolean, { description: 'Whether its live version has the link.' })
  live: boolean;

  /** For the field resolver. */
  id: number;
}

@ObjectType('LinkingMenu', { description: 'A menu with an item for one of the given pages.' })
export class LinkingMenuObject {
  @Field(() => Int, { name: 'menuID', description: 'Id of the menu.' })
  id: number;

  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => String, { description: 'Its locale.' })
  locale: string;

  @Field(() => Boolean, { description: 'Whether visitors see that item now.' })
  live: boolean;
}

@ObjectType('PageImpact', {
  description: 'What deleting or unpublishing these pages, or changing their slugs, would affect.',
})
export class PageImpactObject {
  @Field(() => [LinkingPageObject], {
    description: 'Pages that link to them in their newest or live version, by title, at most 100.',
  })
  linkingPages: LinkingPageObject[];

  @Field(() => Int, { description: 'How many pages link to them.' })
  linkingPageCount: number;

  @Field(() => [LinkingMenuObject], { description: 'Menus with an item for them, in the draft or published.' })
  menus: LinkingMenuObject[];

  @Field(() => [PageSibling], { description: 'Translations of these pages that are not among them.' })
  translations: PageSibling[];

  @Field(() => Int, { description: 'How many of these pages visitors see now.' })
  livePageCount: number;

  @Field(() => Int, { description: 'How many open requests for publication they have.' })
  openRequestCount: number;

  @Field(() => Int, { description: 'How many pending scheduled publications and unpublishings they have.' })
  scheduledCount: number;

  @Field(() => Int, { description: 'How many redirects lead to them.' })
  redirectCount: number;
}
