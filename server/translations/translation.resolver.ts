import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { PageObject, PagePayload } from '../pages/index.ts';
import { AllowTokens, type GraphQLContext, toPayload } from '../shared/graphql/index.ts';
import { createTranslation } from './create-translation.ts';
import { markTranslationUpToDate } from './mark-translation-up-to-date.ts';

@Resolver()
export class TranslationResolver {
  @AllowTokens('create-page')
  @Mutation(() => PagePayload, {
    description: 'Creates a translation of a page, initially with the same blocks. Permission create-page.',
  })
  createTranslation(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'The page to translate.' }) pageID: number,
    @Arg('newLocale', () => String, { description: 'An available locale in which the page has no translation.' })
    newLocale: string,
    @Arg('title', () => String, { description: 'Title, at most 255 characters.' }) title: string,
    @Arg('slug', () => String, { description: "Slug in the new locale; '/' is the root." }) slug: string,
  ): Promise<PagePayload> {
    const change = createTranslation(context, { pageID, newLocale, title, slug });
    return toPayload(
      'page',
      change.then(({ page }) => PageObject.from(page)),
    );
  }

  @AllowTokens('edit-page')
  @Mutation(() => PagePayload, {
    description: 'Marks a translation as up to date with the current source. Permission edit-page.',
  })
  markTranslationUpToDate(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'The translation.' }) pageID: number,
  ): Promise<PagePayload> {
    return toPayload('page', markTranslationUpToDate(context, pageID).then(PageObject.from));
  }
}
