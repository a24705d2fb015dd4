import { Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import { Block, ImageItem, PageTypeContent, type PresentedVersion, withPreviewToken } from '../content/index.ts';
import type { Context } from '../shared/context.ts';
import { type GraphQLContext, getLoader } from '../shared/graphql/index.ts';
import { createPresentedVersionLoader } from './page.loaders.ts';
import { type PresentableVersion, presentVersion } from './present-version.ts';

@InterfaceType({
  description: 'Content of a page: title, SEO texts and blocks.',
  // No field returns the interface itself.
  resolveType: () => PageVersionContent,
})
export abstract class PageContent {
  @Field(() => Int, { description: 'The page it belongs to.' })
  pageID: number;

  @Field(() => String, { description: 'Title of the page.' })
  title: string;

  @Field(() => String, { description: 'Title for search engines; if empty, the title is used.' })
  seoTitle: string;

  @Field(() => String, { description: 'Description for search engines.' })
  seoDescription: string;

  @Field(() => [String], { description: 'Keywords for search engines.' })
  seoKeywords: string[];

  @Field(() => ImageItem, { nullable: true, description: 'Image shown when the page is shared.' })
  seoImage: ImageItem | null;

  @Field(() => [Block], { description: 'The blocks in their order.' })
  blocks: Block[];

  @Field(() => PageTypeContent, { description: "Values of the page type's own fields." })
  pageType: PageTypeContent;
}

/** The fields without the class, to create objects of the subclasses. */
type PageContentFields = Pick<PageContent, keyof PageContent>;

function toPageContent({ pageID, title, ...version }: PresentedVersion): PageContentFields {
  const { seoTitle, seoDescription, seoKeywords, seoImage, blocks, pageType } = version;
  const [image] = seoImage ?? [];
  return {
    pageID,
    title,
    seoTitle,
    seoDescription,
    seoKeywords,
    seoImage: image ? ImageItem.from(image) : null,
    blocks: blocks.map(Block.from),
    pageType: PageTypeContent.from(pageType),
  };
}

@ObjectType('PageVersion', {
  description: 'One version of a page: title, SEO texts and blocks.',
  implements: PageContent,
})
export class PageVersionObject extends PageContent {
  @Field(() => Int, { description: 'Id of the version.' })
  id: number;

  @Field(() => Int, {
    description:
      'Counter of the page that every store increments; storing with an old one is rejected with V_07. Visitors get its value when this version was last stored.',
  })
  revision: number;

  @Field(() => Boolean, { description: 'Whether its publication is requested.' })
  hasPublicationRequest: boolean;

  static from(version: PresentedVersion): PageVersionObject {
    const { id, revision, hasPublicationRequest } = version;
    return { ...toPageContent(version), id, revision, hasPublicationRequest };
  }
}

@ObjectType({
  description: 'Content of a version at some time, or in a preview: an object without an id.',
  implements: PageContent,
})
export class PageVersionContent extends PageContent {
  /** With a preview token, the file URLs work for anyone who has the token. */
  static from(version: PresentedVersion, previewToken?: string): PageVersionContent {
    return toPageContent(previewToken === undefined ? version : withPreviewToken(version, previewToken));
  }
}

/** Returns a version as a GraphQL object, with current link paths and image URLs. */
export async function presentVersionObject(
  context: Pick<Context, 'em' | 'services' | 'viewer'>,
  found: PresentableVersion,
): Promise<PageVersionObject> {
  return PageVersionObject.from(await presentVersion(context, found));
}

/** Like `presentVersionObject`, but batched, for fields of pages in lists. */
export async function loadVersionObject(
  context: GraphQLContext,
  found: PresentableVersion,
): Promise<PageVersionObject> {
  return PageVersionObject.from(await getLoader(context, createPresentedVersionLoader).load(found));
}
