import { Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import { Node } from '../shared/graphql/index.ts';
import type { LinkedPage } from './link-paths.ts';
import type { FoundPage, LivePage } from './page.queries.ts';
import type { StoredVersion } from './version-content.ts';
import { type PageAddress, toPath } from './slug.ts';

@ObjectType({ description: 'A published translation of a page.' })
export class PublishedSibling {
  @Field(() => String, { description: 'Its locale.' })
  locale: string;

  @Field(() => String, { description: 'Its slug in that locale.' })
  slug: string;

  @Field(() => String, { description: "Path on the site, with the locale's prefix." })
  path: string;
}

@InterfaceType({
  description: 'A page as visitors see it, or would see it.',
  // No field returns it by this name alone.
  resolveType: () => PublishedPage,
})
export abstract class VisitorPage {
  @Field(() => String, { description: "Address in its locale; '/' is the root." })
  slug: string;

  @Field(() => String, { description: "Path on the site, with the locale's prefix." })
  path: string;

  @Field(() => String, { description: 'Locale of the page.' })
  locale: string;

  @Field(() => String, { description: 'Id of the page type.' })
  type: string;

  @Field(() => String, { description: 'Title of the version that is shown.' })
  title: string;

  /** Kept for the field resolvers. */
  entity: LivePage;
  version: StoredVersion;
  /** Where it and its translations stand, where that was found with it. */
  addresses?: PageAddress[] | undefined;
}

type Found = Partial<FoundPage> & Pick<FoundPage, 'page' | 'version'>;

/** Its fields alone, to make an object of another class of. */
type PlainPage = Pick<VisitorPage, keyof VisitorPage>;

function toVisitorPage({ page, version, siblings }: Found, defaultLocale: string): PlainPage {
  const { slug, locale, type } = page;
  const path = toPath(page, defaultLocale);
  return { slug, locale, type, path, title: version.title, entity: page, version, addresses: siblings };
}

@ObjectType({ description: 'A page as visitors see it.', implements: [Node, VisitorPage] })
export class PublishedPage extends VisitorPage {
  @Field(() => Int, { description: 'Number of the page.' })
  id: number;

  /** Where its links lead, where that was found with it. */
  linked?: LinkedPage[] | undefined;

  static from(found: Found, defaultLocale: string): PublishedPage {
    const { page, linked } = found;
    return { ...toVisitorPage(found, defaultLocale), id: page.id, linked };
  }
}

@ObjectType({
  description: 'A page as a preview link shows it. Links to several versions of a page show several of these.',
  implements: VisitorPage,
})
export class PreviewedPage extends VisitorPage {
  @Field(() => Int, { description: 'Number of the page.' })
  pageID: number;

  /** What opens the version's files to somebody without an account. */
  previewToken: string;

  static from(found: Found & { previewToken: string }, defaultLocale: string): PreviewedPage {
    return { ...toVisitorPage(found, defaultLocale), pageID: found.page.id, previewToken: found.previewToken };
  }
}
