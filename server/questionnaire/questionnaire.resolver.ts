import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { type GraphQLContext, toPayload } from '../shared/graphql/index.ts';
import { callerOf } from '../shared/rate-limit/index.ts';
import { finishCheck } from './finish-check.ts';
import { CheckResultObject, FinishCheckInput, FinishCheckPayload, QuestionnaireObject } from './questionnaire.type.ts';
import { showQuestionnaire } from './show-questionnaire.ts';
import { showResult } from './show-result.ts';

@Resolver()
export class QuestionnaireResolver {
  @Query(() => QuestionnaireObject, {
    nullable: true,
    description: 'What the risk check asks at present; null while nothing is published. Anyone.',
  })
  questionnaire(
    @Ctx() context: GraphQLContext,
    @Arg('locale', () => String, { description: 'Locale whose language is wanted.' }) locale: string,
  ): Promise<QuestionnaireObject | null> {
    return showQuestionnaire(context, locale);
  }

  @Query(() => CheckResultObject, {
    nullable: true,
    description: 'The result that a token holds; null for a token that is not valid. Anyone.',
  })
  checkResult(
    @Ctx() context: GraphQLContext,
    @Arg('token', () => String, { description: 'As finishCheck answered it.' }) token: string,
    @Arg('locale', () => String, { description: 'Locale whose language is wanted.' }) locale: string,
  ): Promise<CheckResultObject | null> {
    return showResult(context, { token, locale });
  }

  @Mutation(() => FinishCheckPayload, {
    description: 'Ends a risk check: it is counted, and nothing else of it is kept. Anyone.',
  })
  finishCheck(
    @Ctx() context: GraphQLContext,
    @Arg('input', () => FinishCheckInput, { description: 'The answers.' }) input: FinishCheckInput,
  ): Promise<FinishCheckPayload> {
    context.services.check.budget.take(callerOf(context.client.address));
    return toPayload('token', finishCheck(context, input));
  }
}
