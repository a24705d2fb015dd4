import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../shared/graphql/index.ts';
import { getPrivacyFacts } from './get-privacy-facts.ts';
import { getStatistics } from './get-statistics.ts';
import { PrivacyFacts } from './privacy.type.ts';
import { CheckStatistics } from './statistics.type.ts';

@Resolver()
export class StatisticsResolver {
  @Query(() => PrivacyFacts, { description: 'What is stored of finished checks. Anyone.' })
  privacyFacts(@Ctx() context: GraphQLContext): Promise<PrivacyFacts> {
    return getPrivacyFacts(context);
  }

  @Query(() => CheckStatistics, { description: 'Statistics of the risk check. Permission view-statistics.' })
  checkStatistics(
    @Ctx() context: GraphQLContext,
    @Arg('locale', () => String, { nullable: true, description: 'Only weeks and levels of this locale.' })
    locale: string | null,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'Version of the scores and answers; the newest, if left out.',
    })
    version: number | null,
    @Arg('language', () => String, { nullable: true, description: 'Language of the texts: two letters.' })
    language: string | null,
  ): Promise<CheckStatistics> {
    return getStatistics(context, { locale, version, language });
  }
}
