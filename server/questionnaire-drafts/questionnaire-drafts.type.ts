import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Json, Payload } from '../shared/graphql/index.ts';
import type { EditableVersion, Translation } from './draft.queries.ts';
import type { ListedVersion } from './get-questionnaire.ts';

const QuestionnaireState = { DRAFT: 'draft', PUBLISHED: 'published', SUPERSEDED: 'superseded' } as const;

registerEnumType(QuestionnaireState, {
  name: 'QuestionnaireState',
  description: 'Where a version of the questionnaire stands.',
  valuesConfig: {
    DRAFT: { description: 'Being worked on; visitors see nothing of it.' },
    PUBLISHED: { description: 'What visitors get.' },
    SUPERSEDED: { description: 'What visitors had before.' },
  },
});

@ObjectType({ description: 'Texts of a version in one language.' })
export class QuestionnaireTranslation {
  @Field(() => String, { description: 'Two letters.' })
  language: string;

  @Field(() => Json, { description: 'Texts by their keys, such as question.keys.text.' })
  texts: Translation['texts'];

  @Field(() => Json, { description: 'By key the source that a text was made from; unlike the present one: outdated.' })
  sources: Translation['sources'];
}

@ObjectType({ description: 'A version in the list of versions.' })
export class ListedQuestionnaireVersion {
  @Field(() => Int, { description: 'Number of the version.' })
  number: number;

  @Field(() => QuestionnaireState, { description: 'Where it stands.' })
  state: EditableVersion['state'];

  @Field(() => DateTime, { description: 'When it was changed last.' })
  updatedAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was published.' })
  publishedAt: Date | null;

  static from(version: ListedVersion): ListedQuestionnaireVersion {
    return version;
  }
}

@ObjectType({ description: 'A version of the questionnaire with all its texts, for who edits it.' })
export class EditableQuestionnaire extends ListedQuestionnaireVersion {
  @Field(() => Int, { description: 'Counter that every store raises; 0 where there is no draft yet.' })
  revision: number;

  @Field(() => String, { description: 'Language in which it is written first.' })
  sourceLanguage: string;

  @Field(() => Json, { description: 'Categories, questions with answers and points, thresholds.' })
  content: EditableVersion['content'];

  @Field(() => [QuestionnaireTranslation], { description: 'Its texts, by language.' })
  translations: QuestionnaireTranslation[];

  static override from(version: EditableVersion): EditableQuestionnaire {
    return version;
  }
}

@ObjectType({ description: 'Answer of a change to the questionnaire.' })
export class QuestionnairePayload extends Payload {
  @Field(() => EditableQuestionnaire, { nullable: true, description: 'The version as it is now.' })
  questionnaire: EditableQuestionnaire | null;
}
