import { Field, Int, ObjectType } from 'type-graphql';
import { Block, ImageItem, PageTypeContent } from './content.type.ts';
import type { Context } from '../shared/context.ts';
import { type GraphQLContext, loaderOf } from '../shared/graphql/index.ts';
import { createPresentedVersionLoader } from './page.loaders.ts';
import { type Presentable, type PresentedVersion, presentVersion } from './present-version.ts';
import { withPreviewToken } from './with-preview-token.ts';

@ObjectType('PageVersion', { description: 'One version of a page: its title, its search texts and its blocks.' })
export class PageVersionObject {
  @Field(() => Int, { description: 'Number of the version among all.' })
  id: number;

  @Field(() => Int, { description: 'The page it belongs to.' })
  pageID: number;

  @Field(() => Int, {
    description:
      'Counter of the page that every store raises; a store that carries an old one is refused with V_07. To visitors what it was at the last store of this version.',
  })
  revision: number;

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

  @Field(() => Boolean, { description: 'Whether its publication is requested.' })
  hasPublicationRequest: boolean;

  @Field(() => [Block], { description: 'The blocks in their order.' })
  blocks: Block[];

  @Field(() => PageTypeContent, { description: "What the page type's own fields hold." })
  pageType: PageTypeContent;

  static from(version: PresentedVersion): PageVersionObject {
    const [seoImage] = version.seoImage ?? [];
    return {
      ...version,
      seoImage: seoImage ? ImageItem.from(seoImage) : null,
      blocks: version.blocks.map(Block.from),
      pageType: PageTypeContent.from(version.pageType),
    };
  }
}

type Found = Presentable & {
  /** Of a preview link: its holder gets the files with it. */
  previewToken?: string | undefined;
};

function toVersionObject(presented: PresentedVersion, previewToken: string | undefined): PageVersionObject {
  return PageVersionObject.from(previewToken === undefined ? presented : withPreviewToken(presented, previewToken));
}

/** A version in its GraphQL form, with present slugs and addresses of pictures. */
export async function presentVersionObject(
  context: Pick<Context, 'em' | 'services' | 'viewer'>,
  { previewToken, ...found }: Found,
): Promise<PageVersionObject> {
  return toVersionObject(await presentVersion(context, found), previewToken);
}

/** As `presentVersionObject`, for a field of pages that may stand in a list. */
export async function loadVersionObject(
  context: GraphQLContext,
  { previewToken, ...found }: Found,
): Promise<PageVersionObject> {
  return toVersionObject(await loaderOf(context, createPresentedVersionLoader).load(found), previewToken);
}
