import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { LinkValue } from '../pages/index.ts';
import { DateTime, Payload } from '../shared/graphql/index.ts';
import type { PublishedMenu, PublishedMenuItem } from './get-published-menu.ts';
import type { MenuItem } from './menu-item.ts';
import type { Menu } from './menu.queries.ts';

const LinkKind = {
  EXTERNAL: 'external',
  INTERNAL: 'internal',
  ANCHOR: 'anchor',
  MAIL: 'mail',
  PHONE: 'phone',
} as const;

registerEnumType(LinkKind, {
  name: 'LinkKind',
  description: 'What a link leads to.',
  valuesConfig: {
    EXTERNAL: { description: 'A full address elsewhere.' },
    INTERNAL: { description: 'A page of this site.' },
    ANCHOR: { description: 'A place on the page, after #.' },
    MAIL: { description: 'A mail address.' },
    PHONE: { description: 'A telephone number.' },
  },
});

@ObjectType('MenuLink', { description: 'Where an entry of a menu leads.' })
export class MenuLinkObject {
  @Field(() => LinkKind, { description: 'What it leads to.' })
  kind: LinkValue['kind'];

  @Field(() => String, { description: 'Address, anchor, mail address or number; of a page the slug at the time.' })
  value: string;

  @Field(() => Int, { nullable: true, description: 'The page, for an internal link that is known.' })
  pageID?: number | null;
}

@ObjectType('MenuItem', { description: 'An entry of a menu.' })
export class MenuItemObject {
  @Field(() => String, { description: 'Unique in its menu.' })
  key: string;

  @Field(() => String, { description: 'Its text; empty: the title of the page.' })
  label: string;

  @Field(() => MenuLinkObject, { nullable: true, description: 'Where it leads; null where it only holds others.' })
  link: MenuLinkObject | null;

  @Field(() => [MenuItemObject], { description: 'The entries below it.' })
  children: MenuItemObject[];
}

@ObjectType('Menu', { description: 'A menu of one locale, for staff.' })
export class MenuObject {
  @Field(() => Int, { description: 'Number of the menu.' })
  id: number;

  @Field(() => String, { description: 'Name, unique in its locale; the site shows those named header and footer.' })
  name: string;

  @Field(() => String, { description: 'Its locale.' })
  locale: string;

  @Field(() => Int, { description: 'Counter that every store raises; a store with an old one is refused with V_07.' })
  revision: number;

  @Field(() => [MenuItemObject], { description: 'The draft.' })
  items: MenuItemObject[];

  @Field(() => Boolean, { description: 'Whether visitors see it.' })
  published: boolean;

  @Field(() => Boolean, { description: 'Whether the draft differs from what visitors see.' })
  hasNewerWork: boolean;

  @Field(() => DateTime, { nullable: true, description: 'When what visitors see was published.' })
  publishedAt: Date | null;

  @Field(() => DateTime, { description: 'When the draft was stored last.' })
  updatedAt: Date;

  /** Kept for the field resolver. */
  updatedBy: number | null;

  static from(menu: Menu): MenuObject {
    const { publishedItems, items } = menu;
    const hasNewerWork = JSON.stringify(publishedItems) !== JSON.stringify(items);
    return { ...menu, published: publishedItems !== null, hasNewerWork };
  }
}

@ObjectType('PublishedMenuItem', { description: 'An entry of a menu, as visitors see it.' })
export class PublishedMenuItemObject implements PublishedMenuItem {
  @Field(() => String, { description: 'Unique in its menu.' })
  key: string;

  @Field(() => String, { description: 'Its text.' })
  label: string;

  @Field(() => LinkKind, { nullable: true, description: 'What it leads to; null where it only holds others.' })
  kind: LinkValue['kind'] | null;

  @Field(() => String, { nullable: true, description: 'The address for a link, a path for pages of this site.' })
  href: string | null;

  @Field(() => [PublishedMenuItemObject], { description: 'The entries below it.' })
  children: PublishedMenuItemObject[];
}

@ObjectType('PublishedMenu', {
  description: 'A menu, as visitors see it: without entries whose page is not published.',
})
export class PublishedMenuObject implements PublishedMenu {
  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => String, { description: 'Its locale.' })
  locale: string;

  @Field(() => [PublishedMenuItemObject], { description: 'Its entries.' })
  items: PublishedMenuItemObject[];
}

@InputType({ description: 'Where an entry of a menu leads.' })
export class MenuLinkInput {
  @Field(() => LinkKind, { description: 'What it leads to.' })
  kind: LinkValue['kind'];

  @Field(() => String, { description: 'Address, slug, anchor, mail address or number.' })
  value: string;

  @Field(() => Int, { nullable: true, description: 'The page; left out, it is found by the slug.' })
  pageID?: number | null;
}

@InputType({ description: 'An entry of a menu.' })
export class MenuItemInput implements Omit<MenuItem, 'link' | 'children'> {
  @Field(() => String, { description: 'Unique in its menu.' })
  key: string;

  @Field(() => String, { description: 'Its text; empty: the title of the page.' })
  label: string;

  @Field(() => MenuLinkInput, { nullable: true, description: 'Where it leads; null where it only holds others.' })
  link?: MenuLinkInput | null;

  @Field(() => [MenuItemInput], { nullable: true, description: 'The entries below it.' })
  children?: MenuItemInput[] | null;
}

@ObjectType({ description: 'Answer of a change to one menu.' })
export class MenuPayload extends Payload {
  @Field(() => MenuObject, { nullable: true, description: 'The menu as it is now.' })
  menu: MenuObject | null;
}

@ObjectType({ description: 'Answer of deleteMenu.' })
export class DeleteMenuPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'Number of the menu that is gone.' })
  id: number | null;
}
