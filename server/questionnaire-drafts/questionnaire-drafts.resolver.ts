import { Arg, Ctx, Field, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { type GraphQLContext, Json, orNull, toPayload } from '../shared/graphql/index.ts';
import { discardQuestionnaire } from './discard-questionnaire.ts';
import { getQuestionnaire, listVersions } from './get-questionnaire.ts';
import { publishQuestionnaire } from './publish-questionnaire.ts';
import {
  EditableQuestionnaire,
  ListedQuestionnaireVersion,
  QuestionnairePayload,
} from './questionnaire-drafts.type.ts';
import { storeQuestionnaire } from './store-questionnaire.ts';

@InputType({ description: 'Texts of one language, all of them.' })
class QuestionnaireTranslationInput {
  @Field(() => String, { description: 'Two letters.' })
  language: string;

  @Field(() => Json, { description: 'Texts by their keys; one that is left out or blank goes.' })
  texts: unknown;

  @Field(() => [String], { nullable: true, description: 'Keys of texts that are still right for a changed source.' })
  upToDate?: string[] | null;
}

const revisionDescription = 'The revision that was read; another one now is V_07. Without it, this call wins.';

@Resolver()
export class QuestionnaireDraftResolver {
  @Query(() => EditableQuestionnaire, {
    nullable: true,
    description: 'A version with all its texts; null for a number that there is not. Permission manage-questionnaire.',
  })
  editableQuestionnaire(
    @Ctx() context: GraphQLContext,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'Its number; without it the draft, or what is published where there is none.',
    })
    version: number | null,
  ): Promise<EditableQuestionnaire | null> {
    return orNull(getQuestionnaire(context, { version }).then(EditableQuestionnaire.from));
  }

  @Query(() => [ListedQuestionnaireVersion], {
    description: 'All versions of the questionnaire, the newest first. Permission manage-questionnaire.',
  })
  questionnaireVersions(@Ctx() context: GraphQLContext): Promise<ListedQuestionnaireVersion[]> {
    return listVersions(context);
  }

  @Mutation(() => QuestionnairePayload, {
    description: 'Stores the draft, made where there is none. Permission manage-questionnaire.',
  })
  storeQuestionnaire(
    @Ctx() context: GraphQLContext,
    @Arg('content', () => Json, { description: 'Categories, questions with answers and points, thresholds.' })
    content: unknown,
    @Arg('translations', () => [QuestionnaireTranslationInput], {
      description: 'Texts of the languages that changed; the others stay.',
    })
    translations: QuestionnaireTranslationInput[],
    @Arg('revision', () => Int, { nullable: true, description: revisionDescription }) revision: number | null,
  ): Promise<QuestionnairePayload> {
    const stored = storeQuestionnaire(context, { content, translations, revision });
    return toPayload('questionnaire', stored.then(EditableQuestionnaire.from));
  }

  @Mutation(() => QuestionnairePayload, {
    description: 'Makes the draft what visitors get. Permission manage-questionnaire.',
  })
  publishQuestionnaire(
    @Ctx() context: GraphQLContext,
    @Arg('revision', () => Int, { nullable: true, description: revisionDescription }) revision: number | null,
  ): Promise<QuestionnairePayload> {
    const published = publishQuestionnaire(context, { revision });
    return toPayload('questionnaire', published.then(EditableQuestionnaire.from));
  }

  @Mutation(() => QuestionnairePayload, {
    description: 'Throws the draft away and answers what is published. Permission manage-questionnaire.',
  })
  discardQuestionnaire(
    @Ctx() context: GraphQLContext,
    @Arg('revision', () => Int, { nullable: true, description: revisionDescription }) revision: number | null,
  ): Promise<QuestionnairePayload> {
    const left = discardQuestionnaire(context, { revision });
    return toPayload('questionnaire', left.then(EditableQuestionnaire.from));
  }
}
