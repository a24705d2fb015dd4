import { Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import { Node } from '../shared/graphql/index.ts';
import type { LinkedPage } from '../pages/index.ts';
import type { PublishedPageData, LivePage } from './published-page.queries.ts';
import { type StoredVersion, type PageAddress, toPagePath } from '../content/index.ts';

@ObjectType({ description: 'A published translation of a page.' })
export class PublishedSibling {
  @Field(() => String, { description: 'Its locale.' })
  locale: string;

  @Field(() => String, { description: 'Its slug in that locale.' })
  slug: string;

  @Field(() => String, { description: 'Path on the site, with locale prefix.' })
  path: string;
}

@InterfaceType({
  description: 'A page as visitors see it, or would see it.',
  // No field returns the interface itself.
  resolveType: () => PublishedPage,
})
export abstract class VisitorPage {
  @Field(() => String, { description: "Address in its locale; '/' is the root." })
  slug: string;

  @Field(() => String, { description: 'Path on the site, with locale prefix.' })
  path: string;

  @Field(() => String, { description: 'Locale of the page.' })
  locale: string;

  @Field(() => String, { description: 'Id of the page type.' })
  type: string;

  @Field(() => String, { description: 'Title of the shown version.' })
  title: string;

  /** For the field resolvers. */
  entity: LivePage;
  version: StoredVersion;
  /** Addresses of the page and its translations, if they were loaded with it. */
  addresses?: PageAddress[] | undefined;
}

type PublishedPageSource = Partial<PublishedPageData> & Pick<PublishedPageData, 'page' | 'version'>;

/** The fields without the class, to create objects of the subclasses. */
type VisitorPageFields = Pick<VisitorPage, keyof VisitorPage>;

function toVisitorPage({ page, version, siblings }: PublishedPageSource, defaultLocale: string): VisitorPageFields {
  const { slug, locale, type } = page;
  const path = toPagePath(page, defaultLocale);
  return { slug, locale, type, path, title: version.title, entity: page, version, addresses: siblings };
}

@ObjectType({ description: 'A page as visitors see it.', implements: [Node, VisitorPage] })
export class PublishedPage extends VisitorPage {
  @Field(() => Int, { description: 'Id of the page.' })
  id: number;

  /** The linked pages, if they were loaded with it. */
  linked?: LinkedPage[] | undefined;

  static from(found: PublishedPageSource, defaultLocale: string): PublishedPage {
    const { page, linked } = found;
    return { ...toVisitorPage(found, defaultLocale), id: page.id, linked };
  }
}

@ObjectType({
  description: 'A page in a preview. Previews of several versions of a page are several objects.',
  implements: VisitorPage,
})
export class PreviewedPage extends VisitorPage {
  @Field(() => Int, { description: 'Id of the page.' })
  pageID: number;

  /** Gives people without an account access to the version's files. */
  previewToken: string;

  static from(found: PublishedPageSource & { previewToken: string }, defaultLocale: string): PreviewedPage {
    return { ...toVisitorPage(found, defaultLocale), pageID: found.page.id, previewToken: found.previewToken };
  }
}
