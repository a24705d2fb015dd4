import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Json, Payload } from '../shared/graphql/index.ts';
import type { EditableVersion, DraftTranslation, QuestionnaireVersionSummary } from '../questionnaire/index.ts';

const QuestionnaireState = { DRAFT: 'draft', PUBLISHED: 'published', SUPERSEDED: 'superseded' } as const;

registerEnumType(QuestionnaireState, {
  name: 'QuestionnaireState',
  description: 'State of a version of the questionnaire.',
  valuesConfig: {
    DRAFT: { description: 'Being edited; visitors do not see it.' },
    PUBLISHED: { description: 'The version that visitors see.' },
    SUPERSEDED: { description: 'A version that visitors saw before.' },
  },
});

@ObjectType({ description: 'Texts of a version in one language.' })
export class QuestionnaireTranslation {
  @Field(() => String, { description: 'Two letters.' })
  language: string;

  @Field(() => Json, { description: 'Texts by their keys, such as question.keys.text.' })
  texts: DraftTranslation['texts'];

  @Field(() => Json, {
    description: 'Source text of each translation, by key; a translation is outdated if its source has changed.',
  })
  sources: DraftTranslation['sources'];
}

@ObjectType({ description: 'A version in a list.' })
export class ListedQuestionnaireVersion {
  @Field(() => Int, { description: 'Number of the version.' })
  number: number;

  @Field(() => QuestionnaireState, { description: 'Its state.' })
  state: EditableVersion['state'];

  @Field(() => DateTime, { description: 'When it was last changed.' })
  updatedAt: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was published.' })
  publishedAt: Date | null;

  static from(version: QuestionnaireVersionSummary): ListedQuestionnaireVersion {
    return version;
  }
}

@ObjectType({ description: 'A version of the questionnaire with all its texts, for editing.' })
export class EditableQuestionnaire extends ListedQuestionnaireVersion {
  @Field(() => Int, { description: 'Raised each time the draft is stored; 0 if there is no draft.' })
  revision: number;

  @Field(() => String, { description: 'Language in which it is written.' })
  sourceLanguage: string;

  @Field(() => Json, {
    description:
      'Categories, questions with answers, thresholds. An answer has points, effort of its advice, urgency (now, year, ' +
      'later, none) and isUnknown.',
  })
  content: EditableVersion['content'];

  @Field(() => [QuestionnaireTranslation], { description: 'Its texts, by language.' })
  translations: QuestionnaireTranslation[];

  static override from(version: EditableVersion): EditableQuestionnaire {
    return version;
  }
}

@ObjectType({ description: 'Result of a change to the questionnaire.' })
export class QuestionnairePayload extends Payload {
  @Field(() => EditableQuestionnaire, { nullable: true, description: 'The version as it is now.' })
  questionnaire: EditableQuestionnaire | null;
}
