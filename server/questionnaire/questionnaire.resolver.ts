import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { AllowTokens, type GraphQLContext, toPayload } from '../shared/graphql/index.ts';
import { permissionNames } from '../shared/permission.ts';
import { clientNetworkOf } from '../shared/rate-limit/index.ts';
import { finishCheck } from './finish-check.ts';
import { CheckResultObject, FinishCheckInput, FinishCheckPayload, QuestionnaireObject } from './questionnaire.type.ts';
import { getPublicQuestionnaire } from './get-public-questionnaire.ts';
import { getCheckResult } from './get-check-result.ts';

@Resolver()
export class QuestionnaireResolver {
  @Query(() => QuestionnaireObject, {
    nullable: true,
    description: 'The published questionnaire of the risk check; null if there is none. Anyone.',
  })
  questionnaire(
    @Ctx() context: GraphQLContext,
    @Arg('locale', () => String, { description: 'Locale of the texts.' }) locale: string,
  ): Promise<QuestionnaireObject | null> {
    return getPublicQuestionnaire(context, locale);
  }

  @Query(() => CheckResultObject, {
    nullable: true,
    description: 'The result of a token; null for an invalid token. Anyone.',
  })
  checkResult(
    @Ctx() context: GraphQLContext,
    @Arg('token', () => String, { description: 'The token that finishCheck returned.' }) token: string,
    @Arg('locale', () => String, { description: 'Locale of the texts.' }) locale: string,
  ): Promise<CheckResultObject | null> {
    return getCheckResult(context, { token, locale });
  }

  @AllowTokens(...permissionNames)
  @Mutation(() => FinishCheckPayload, {
    description: 'Finishes a risk check: it is counted, and nothing else of it is stored. Anyone.',
  })
  finishCheck(
    @Ctx() context: GraphQLContext,
    @Arg('input', () => FinishCheckInput, { description: 'The answers.' }) input: FinishCheckInput,
  ): Promise<FinishCheckPayload> {
    context.services.check.rateLimit.consume(clientNetworkOf(context.client.address));
    return toPayload('token', finishCheck(context, input));
  }
}
