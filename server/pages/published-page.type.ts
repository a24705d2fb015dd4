import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../shared/graphql/index.ts';
import type { LinkedPage } from './link-paths.ts';
import type { FoundPage, LivePage } from './page.queries.ts';
import type { StoredVersion } from './present-version.ts';
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

@ObjectType({ description: 'A page as visitors see it.', implements: Node })
export class PublishedPage {
  @Field(() => Int, { description: 'Number of the page.' })
  id: number;

  @Field(() => String, { description: "Address in its locale; '/' is the root." })
  slug: string;

  @Field(() => String, { description: "Path on the site, with the locale's prefix." })
  path: string;

  @Field(() => String, { description: 'Locale of the page.' })
  locale: string;

  @Field(() => String, { description: 'Id of the page type.' })
  type: string;

  @Field(() => String, { description: 'Title of the published version.' })
  title: string;

  /** Kept for the field resolvers. */
  entity: LivePage;
  version: StoredVersion;
  /** Where it and its translations stand, where that was found with it. */
  addresses?: PageAddress[] | undefined;
  /** Where its links lead, where that was found with it. */
  linked?: LinkedPage[] | undefined;
  /** The page's revision when the version was stored last, where that was found with it. */
  versionRevision?: number | undefined;
  /** What opens the version's files to somebody without an account, where visitors do not see it yet. */
  previewToken?: string;

  static from(
    { page, version, siblings, linked, versionRevision }: Partial<FoundPage> & Pick<FoundPage, 'page' | 'version'>,
    defaultLocale: string,
  ): PublishedPage {
    const { id, slug, locale, type } = page;
    const path = toPath(page, defaultLocale);
    return {
      id,
      slug,
      locale,
      type,
      path,
      title: version.title,
      entity: page,
      version,
      addresses: siblings,
      linked,
      versionRevision,
    };
  }
}
