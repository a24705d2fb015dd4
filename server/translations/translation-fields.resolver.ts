import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { findLongChangedBlocks } from '../history/index.ts';
import { PageObject, PageSibling } from '../pages/index.ts';
import { type GraphQLContext, loaderOf } from '../shared/graphql/index.ts';
import {
  countSourceChanges,
  createSourcesLoader,
  createTranslationsLoader,
  createUntranslatedCountLoader,
  sourceOf,
} from './translation.loaders.ts';
import { PageTranslation } from './translation.type.ts';

@Resolver(() => PageObject)
export class PageTranslationResolver {
  @FieldResolver(() => PageTranslation, {
    nullable: true,
    description: 'Where it stands against the page that it was translated from; null where it is no translation.',
  })
  async translation(@Ctx() context: GraphQLContext, @Root() { id }: PageObject): Promise<PageTranslation | null> {
    const translation = await loaderOf(context, createTranslationsLoader).load(id);
    if (!translation) return null;
    const { sourceID, blocks, broughtUpToDateAt } = translation;
    const source = sourceID === null ? null : await loaderOf(context, createSourcesLoader).load(sourceID);
    const changedBlocks = blocks
      ? await findLongChangedBlocks(context.services, { page: sourceOf(context.services, translation), ...blocks })
      : [];
    return {
      source: source && PageObject.from(source),
      changedBlocks,
      changedBlockCount: changedBlocks.length,
      broughtUpToDateAt,
      untranslatedTextCount: (await loaderOf(context, createUntranslatedCountLoader).load(id)) ?? 0,
    };
  }
}

@Resolver(() => PageSibling)
export class SiblingTranslationResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Blocks of its source that changed since it was last brought up to date; null where it is no translation.',
  })
  async changedSourceBlocks(@Ctx() context: GraphQLContext, @Root() { id }: PageSibling): Promise<number | null> {
    const translation = await loaderOf(context, createTranslationsLoader).load(id);
    return translation && countSourceChanges(context.services, translation);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Texts in it that still say the same as its source; null where it is no translation.',
  })
  untranslatedTextCount(@Ctx() context: GraphQLContext, @Root() { id }: PageSibling): Promise<number | null> {
    return loaderOf(context, createUntranslatedCountLoader).load(id);
  }
}
