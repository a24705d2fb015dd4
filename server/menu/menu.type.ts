import { GraphQLScalarType } from 'graphql';
import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { LinkValue } from '../content/index.ts';
import { DateTime, Json, Payload } from '../shared/graphql/index.ts';
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
  description: 'Kind of a link.',
  valuesConfig: {
    EXTERNAL: { description: 'A URL of another site.' },
    INTERNAL: { description: 'A page of this site.' },
    ANCHOR: { description: 'An anchor on the page, after #.' },
    MAIL: { description: 'An email address.' },
    PHONE: { description: 'A telephone number.' },
  },
});

@ObjectType('MenuLink', { description: 'The link of a menu item.' })
export class MenuLinkObject {
  @Field(() => LinkKind, { description: 'Kind of the link.' })
  kind: LinkValue['kind'];

  @Field(() => String, {
    description: 'URL, anchor, email address or telephone number; for a page its slug when the menu was stored.',
  })
  value: string;

  @Field(() => Int, { nullable: true, description: 'The page of an internal link, if known.' })
  pageID?: number | null;
}

@ObjectType('MenuItem', { description: 'A menu item.' })
export class MenuItemObject {
  @Field(() => String, { description: 'Unique in its menu.' })
  key: string;

  @Field(() => String, { description: 'Its text; if empty, the title of the page.' })
  label: string;

  @Field(() => MenuLinkObject, { nullable: true, description: 'Its link; null if it only groups other items.' })
  link: MenuLinkObject | null;

  @Field(() => [MenuItemObject], { description: 'The items below it.' })
  children: MenuItemObject[];
}

@ObjectType('Menu', { description: 'A menu of one locale, for staff.' })
export class MenuObject {
  @Field(() => Int, { description: 'Id of the menu.' })
  id: number;

  @Field(() => String, { description: 'Name, unique in its locale; the site shows the menus named header and footer.' })
  name: string;

  @Field(() => String, { description: 'Its locale.' })
  locale: string;

  @Field(() => Int, {
    description: 'Counter that every store increments; storing with an old one is rejected with V_07.',
  })
  revision: number;

  @Field(() => [MenuItemObject], { description: 'The items of the draft.' })
  items: MenuItemObject[];

  @Field(() => Boolean, { description: 'Whether it is published.' })
  published: boolean;

  @Field(() => Boolean, { description: 'Whether the draft differs from the published menu.' })
  hasNewerWork: boolean;

  @Field(() => DateTime, { nullable: true, description: 'When it was published.' })
  publishedAt: Date | null;

  @Field(() => DateTime, { description: 'When the draft was last stored.' })
  updatedAt: Date;

  /** For the field resolver. */
  updatedBy: number | null;

  static from(menu: Menu): MenuObject {
    const { publishedItems, items } = menu;
    const hasNewerWork = JSON.stringify(publishedItems) !== JSON.stringify(items);
    return { ...menu, published: publishedItems !== null, hasNewerWork };
  }
}

@ObjectType('PublishedMenuItem', { description: 'An item of a published menu.' })
export class PublishedMenuItemObject implements PublishedMenuItem {
  @Field(() => String, { description: 'Unique in its menu.' })
  key: string;

  @Field(() => String, { description: 'Its text.' })
  label: string;

  @Field(() => LinkKind, { nullable: true, description: 'Kind of its link; null if it only groups other items.' })
  kind: LinkValue['kind'] | null;

  @Field(() => String, { nullable: true, description: 'Value for `href`; a path for pages of this site.' })
  href: string | null;

  @Field(() => [PublishedMenuItemObject], { description: 'The items below it.' })
  children: PublishedMenuItemObject[];
}

@ObjectType('PublishedMenu', {
  description: 'A published menu, without items whose page is not published.',
})
export class PublishedMenuObject implements PublishedMenu {
  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => String, { description: 'Its locale.' })
  locale: string;

  @Field(() => [PublishedMenuItemObject], { description: 'Its items.' })
  items: PublishedMenuItemObject[];
}

/** An item in the scalar MenuTree: its kind is named as in the enum. */
type MenuTreeItem = Omit<PublishedMenuItem, 'kind' | 'children'> & { kind: string | null; children: MenuTreeItem[] };

/** The value of the scalar MenuTree. */
export const toMenuTree = (items: readonly PublishedMenuItem[]): MenuTreeItem[] =>
  items.map(({ key, label, kind, href, children }) => ({
    key,
    label,
    kind: kind?.toUpperCase() ?? null,
    href,
    children: toMenuTree(children),
  }));

/** All items of a menu as one value, which a client's cache keeps whole. */
export const MenuTree = new GraphQLScalarType({
  ...Json.toConfig(),
  name: 'MenuTree',
  description:
    'The items of a published menu as one JSON value: a list of `{key, label, kind, href, children}`, to any depth.',
});

@InputType({ description: 'The link of a menu item.' })
export class MenuLinkInput {
  @Field(() => LinkKind, { description: 'Kind of the link.' })
  kind: LinkValue['kind'];

  @Field(() => String, { description: 'URL, slug, anchor, email address or telephone number.' })
  value: string;

  @Field(() => Int, { nullable: true, description: 'The page; if left out, it is found by the slug.' })
  pageID?: number | null;
}

@InputType({ description: 'A menu item.' })
export class MenuItemInput implements Omit<MenuItem, 'link' | 'children'> {
  @Field(() => String, { description: 'Unique in its menu.' })
  key: string;

  @Field(() => String, { description: 'Its text; if empty, the title of the page.' })
  label: string;

  @Field(() => MenuLinkInput, { nullable: true, description: 'Its link; null if it only groups other items.' })
  link?: MenuLinkInput | null;

  @Field(() => [MenuItemInput], { nullable: true, description: 'The items below it.' })
  children?: MenuItemInput[] | null;
}

@ObjectType({ description: 'Result of a change to one menu.' })
export class MenuPayload extends Payload {
  @Field(() => MenuObject, { nullable: true, description: 'The menu as it is now.' })
  menu: MenuObject | null;
}

@ObjectType({ description: 'Result of deleteMenu.' })
export class DeleteMenuPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'Id of the deleted menu.' })
  id: number | null;
}
