import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { PageObject, PagePayload } from '../pages/index.ts';
import { type GraphQLContext, toPayload } from '../shared/graphql/index.ts';
import { createTranslation } from './create-translation.ts';
import { markTranslationUpToDate } from './mark-translation-up-to-date.ts';

@Resolver()
export class TranslationResolver {
  @Mutation(() => PagePayload, {
    description: "Makes a page's translation, with its blocks to start from. Permission create-page.",
  })
  createTranslation(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'The page to translate.' }) pageID: number,
    @Arg('newLocale', () => String, { description: 'An available locale that it has no translation in.' })
    newLocale: string,
    @Arg('title', () => String, { description: 'Title, at most 255 characters.' }) title: string,
    @Arg('slug', () => String, { description: "Address in the new locale; '/' is the root." }) slug: string,
  ): Promise<PagePayload> {
    const change = createTranslation(context, { pageID, newLocale, title, slug });
    return toPayload(
      'page',
      change.then(({ page }) => PageObject.from(page)),
    );
  }

  @Mutation(() => PagePayload, {
    description: 'Says that a translation follows its source as that is now. Permission edit-page.',
  })
  markTranslationUpToDate(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'The translation.' }) pageID: number,
  ): Promise<PagePayload> {
    return toPayload('page', markTranslationUpToDate(context, pageID).then(PageObject.from));
  }
}
