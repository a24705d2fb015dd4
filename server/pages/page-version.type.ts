import { Field, Int, InterfaceType, ObjectType } from 'type-graphql';
import { Block, ImageItem, PageTypeContent } from './content.type.ts';
import type { Context } from '../shared/context.ts';
import { type GraphQLContext, loaderOf } from '../shared/graphql/index.ts';
import { createPresentedVersionLoader } from './page.loaders.ts';
import { type Presentable, type PresentedVersion, presentVersion } from './present-version.ts';
import { withPreviewToken } from './with-preview-token.ts';

@InterfaceType({
  description: 'What a page holds: its title, its search texts and its blocks.',
  // No field returns it by this name alone.
  resolveType: () => PageVersionContent,
})
export abstract class PageContent {
  @Field(() => Int, { description: 'The page it belongs to.' })
  pageID: number;

  @Field(() => String, { description: 'Title of the page.' })
  title: string;

  @Field(() => String, { description: 'Title for search engines; empty: the title serves.' })
  seoTitle: string;

  @Field(() => String, { description: 'Description for search engines.' })
  seoDescription: string;

  @Field(() => [String], { description: 'Keywords for search engines.' })
  seoKeywords: string[];

  @Field(() => ImageItem, { nullable: true, description: 'Picture shown where the page is shared.' })
  seoImage: ImageItem | null;

  @Field(() => [Block], { description: 'The blocks in their order.' })
  blocks: Block[];

  @Field(() => PageTypeContent, { description: "What the page type's own fields hold." })
  pageType: PageTypeContent;
}

/** Its fields alone, to make an object of another class of. */
type PlainContent = Pick<PageContent, keyof PageContent>;

function toPageContent({ pageID, title, ...version }: PresentedVersion): PlainContent {
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
  description: 'One version of a page: its title, its search texts and its blocks.',
  implements: PageContent,
})
export class PageVersionObject extends PageContent {
  @Field(() => Int, { description: 'Number of the version among all.' })
  id: number;

  @Field(() => Int, {
    description:
      'Counter of the page that every store raises; a store that carries an old one is refused with V_07. To visitors what it was at the last store of this version.',
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
  description: 'What a version held at some time, or as a preview link shows it: no object with an id of its own.',
  implements: PageContent,
})
export class PageVersionContent extends PageContent {
  /** With a preview's token, its files are served to whoever holds that. */
  static from(version: PresentedVersion, previewToken?: string): PageVersionContent {
    return toPageContent(previewToken === undefined ? version : withPreviewToken(version, previewToken));
  }
}

/** A version in its GraphQL form, with present slugs and addresses of pictures. */
export async function presentVersionObject(
  context: Pick<Context, 'em' | 'services' | 'viewer'>,
  found: Presentable,
): Promise<PageVersionObject> {
  return PageVersionObject.from(await presentVersion(context, found));
}

/** As `presentVersionObject`, for a field of pages that may stand in a list. */
export async function loadVersionObject(context: GraphQLContext, found: Presentable): Promise<PageVersionObject> {
  return PageVersionObject.from(await loaderOf(context, createPresentedVersionLoader).load(found));
}
