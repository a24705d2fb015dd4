import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../shared/graphql/index.ts';
import { getPrivacyFacts } from './get-privacy-facts.ts';
import { getStatistics } from './get-statistics.ts';
import { PrivacyFacts } from './privacy.type.ts';
import { CheckStatistics } from './statistics.type.ts';

@Resolver()
export class StatisticsResolver {
  @Query(() => PrivacyFacts, { description: 'What is kept of finished checks. Anyone.' })
  privacyFacts(@Ctx() context: GraphQLContext): Promise<PrivacyFacts> {
    return getPrivacyFacts(context);
  }

  @Query(() => CheckStatistics, { description: 'Figures of the risk check. Permission view-statistics.' })
  checkStatistics(
    @Ctx() context: GraphQLContext,
    @Arg('locale', () => String, { nullable: true, description: 'Weeks and levels of this locale alone.' })
    locale: string | null,
    @Arg('version', () => Int, { nullable: true, description: 'Scores and answers of this one; else of the newest.' })
    version: number | null,
    @Arg('language', () => String, { nullable: true, description: 'Of the texts: two letters.' })
    language: string | null,
  ): Promise<CheckStatistics> {
    return getStatistics(context, { locale, version, language });
  }
}
