import { Arg, Ctx, Field, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { AllowTokens, type GraphQLContext, Json, nullIfNotFound, toPayload } from '../shared/graphql/index.ts';
import { discardQuestionnaire } from './discard-questionnaire.ts';
import { getQuestionnaire, listQuestionnaireVersions } from './get-questionnaire.ts';
import { publishQuestionnaire } from './publish-questionnaire.ts';
import {
  EditableQuestionnaire,
  ListedQuestionnaireVersion,
  QuestionnairePayload,
} from './questionnaire-drafts.type.ts';
import { storeQuestionnaire } from './store-questionnaire.ts';

@InputType({ description: 'All texts of one language.' })
class QuestionnaireTranslationInput {
  @Field(() => String, { description: 'Two letters.' })
  language: string;

  @Field(() => Json, { description: 'Texts by their keys; those that are left out or blank are removed.' })
  texts: unknown;

  @Field(() => [String], { nullable: true, description: 'Keys of texts that are still correct for a changed source.' })
  upToDate?: string[] | null;
}

const revisionDescription =
  'The revision that was read; V_07 if there is another one now. Without it, the draft is overwritten.';

@Resolver()
export class QuestionnaireDraftResolver {
  @Query(() => EditableQuestionnaire, {
    nullable: true,
    description: 'A version with all its texts; null for an unknown number. Permission manage-questionnaire.',
  })
  editableQuestionnaire(
    @Ctx() context: GraphQLContext,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'Its number; without it the draft, or else the published version.',
    })
    version: number | null,
  ): Promise<EditableQuestionnaire | null> {
    return nullIfNotFound(getQuestionnaire(context, { version }).then(EditableQuestionnaire.from));
  }

  @Query(() => [ListedQuestionnaireVersion], {
    description: 'All versions of the questionnaire, the newest first. Permission manage-questionnaire.',
  })
  questionnaireVersions(@Ctx() context: GraphQLContext): Promise<ListedQuestionnaireVersion[]> {
    return listQuestionnaireVersions(context);
  }

  @AllowTokens('manage-questionnaire')
  @Mutation(() => QuestionnairePayload, {
    description: 'Stores the draft; creates it if there is none. Permission manage-questionnaire.',
  })
  storeQuestionnaire(
    @Ctx() context: GraphQLContext,
    @Arg('content', () => Json, {
      description:
        'Categories, questions with answers, thresholds, as they are read. An answer without urgency gets it from its ' +
        'points: 0 now, 1 year, 2 later, 3 none.',
    })
    content: unknown,
    @Arg('translations', () => [QuestionnaireTranslationInput], {
      description: 'Texts of the languages that changed; others do not change.',
    })
    translations: QuestionnaireTranslationInput[],
    @Arg('revision', () => Int, { nullable: true, description: revisionDescription }) revision: number | null,
  ): Promise<QuestionnairePayload> {
    const stored = storeQuestionnaire(context, { content, translations, revision });
    return toPayload('questionnaire', stored.then(EditableQuestionnaire.from));
  }

  @AllowTokens('manage-questionnaire')
  @Mutation(() => QuestionnairePayload, {
    description: 'Publishes the draft. Permission manage-questionnaire.',
  })
  publishQuestionnaire(
    @Ctx() context: GraphQLContext,
    @Arg('revision', () => Int, { nullable: true, description: revisionDescription }) revision: number | null,
  ): Promise<QuestionnairePayload> {
    const published = publishQuestionnaire(context, { revision });
    return toPayload('questionnaire', published.then(EditableQuestionnaire.from));
  }

  @AllowTokens('manage-questionnaire')
  @Mutation(() => QuestionnairePayload, {
    description: 'Deletes the draft and returns the published version. Permission manage-questionnaire.',
  })
  discardQuestionnaire(
    @Ctx() context: GraphQLContext,
    @Arg('revision', () => Int, { nullable: true, description: revisionDescription }) revision: number | null,
  ): Promise<QuestionnairePayload> {
    const published = discardQuestionnaire(context, { revision });
    return toPayload('questionnaire', published.then(EditableQuestionnaire.from));
  }
}
