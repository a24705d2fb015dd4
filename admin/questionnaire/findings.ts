import {
  adviceParts,
  answerTextKey,
  categoryTextKey,
  hasFittingPoints,
  hasFittingUrgency,
  type Question,
  questionTextKey,
  type QuestionnaireContent,
  questionnaireRules,
  listQuestionTextKeys,
} from './questionnaire-content.ts';
import { type QuestionnaireDraft, getText } from './questionnaire-draft.ts';

/** A problem that prevents publishing a draft; `question` is where to fix it. */
export type Finding = {
  kind:
    | 'questionCount'
    | 'thresholds'
    | 'answerCount'
    | 'noPoints'
    | 'noUnknown'
    | 'severalUnknown'
    | 'urgency'
    | 'unknownPoints'
    | 'category'
    | 'unusedCategory'
    | 'missingAdvice'
    | 'missingText';
  question?: string;
  /** Number of the answer, from 1. */
  answer?: number;
  category?: string;
  count?: number;
};

const isMissingSource = (draft: QuestionnaireDraft, key: string): boolean =>
  getText(draft, draft.sourceLanguage, key).trim() === '';

/** Returns the keys of answers below full points whose advice is missing or incomplete. */
export function listAnswersWithoutAdvice(draft: QuestionnaireDraft, { key, answers }: Question): string[] {
  return answers
    .filter(({ points }) => points < questionnaireRules.fullPoints)
    .filter(
      (answer) =>
        answer.effort === null ||
        adviceParts.some((part) => isMissingSource(draft, answerTextKey(key, answer.key, part))),
    )
    .map((answer) => answer.key);
}

/** Returns what is wrong with the urgencies of a question and with its 'we do not know'. */
function findUrgencyProblems({ key, answers }: Question): Finding[] {
  const unknown = answers.filter(({ isUnknown }) => isUnknown).length;
  const findings: Finding[] = [];
  if (unknown !== 1) findings.push({ kind: unknown === 0 ? 'noUnknown' : 'severalUnknown', question: key });
  for (const [index, answer] of answers.entries()) {
    if (!hasFittingUrgency(answer)) findings.push({ kind: 'urgency', question: key, answer: index + 1 });
    if (!hasFittingPoints(answer)) findings.push({ kind: 'unknownPoints', question: key, answer: index + 1 });
  }
  return findings;
}

function findQuestionProblems(draft: QuestionnaireDraft, question: Question): Finding[] {
  const { key, answers, category } = question;
  const findings: Finding[] = [];
  if (answers.length < questionnaireRules.minAnswers || answers.length > questionnaireRules.maxAnswers)
    findings.push({ kind: 'answerCount', question: key });
  else if (answers.every(({ points }) => points === 0)) findings.push({ kind: 'noPoints', question: key });
  if (!draft.content.categories.some((one) => one.key === category)) findings.push({ kind: 'category', question: key });
  findings.push(...findUrgencyProblems(question));
  const withoutAdvice = listAnswersWithoutAdvice(draft, question).length;
  if (withoutAdvice > 0) findings.push({ kind: 'missingAdvice', question: key, count: withoutAdvice });
  const isAdvice = (text: string) => adviceParts.some((part) => text.endsWith(`.${part}`));
  const missing = listQuestionTextKeys(question).filter((text) => isMissingSource(draft, text));
  // Full-point answers need no advice; but if they have one, it must be complete.
  const other = missing.filter((text) => !isAdvice(text) || belongsToFullAnswer(question, text));
  if (other.length > 0) findings.push({ kind: 'missingText', question: key, count: other.length });
  return findings;
}

const belongsToFullAnswer = ({ key, answers }: Question, text: string): boolean =>
  answers.some(
    (answer) =>
      answer.points >= questionnaireRules.fullPoints &&
      adviceParts.some((part) => text === answerTextKey(key, answer.key, part)),
  );

const isRising = ([moderate, sufficient, good]: QuestionnaireContent['thresholds']): boolean =>
  moderate < sufficient && sufficient < good;

/** Returns all problems that prevent publishing the draft. The server checks the same again. */
export function listFindings(draft: QuestionnaireDraft): Finding[] {
  const { categories, questions, thresholds } = draft.content;
  const findings: Finding[] = [];
  if (questions.length !== questionnaireRules.questionCount)
    findings.push({ kind: 'questionCount', count: questions.length });
  if (!isRising(thresholds)) findings.push({ kind: 'thresholds' });
  for (const { key } of categories) {
    if (!questions.some(({ category }) => category === key)) findings.push({ kind: 'unusedCategory', category: key });
    if (isMissingSource(draft, categoryTextKey(key))) findings.push({ kind: 'missingText', category: key, count: 1 });
  }
  return [...findings, ...questions.flatMap((question) => findQuestionProblems(draft, question))];
}

/** `missing`: no text; `outdated`: the source was changed after the translation. */
export type TranslationState = 'missing' | 'outdated' | 'done';

/** Texts without a source need no translation. */
export function getTranslationState(draft: QuestionnaireDraft, language: string, key: string): TranslationState {
  const source = getText(draft, draft.sourceLanguage, key);
  if (source.trim() === '') return 'done';
  if (getText(draft, language, key).trim() === '') return 'missing';
  const translatedFrom = draft.sources[language]?.[key];
  return translatedFrom !== undefined && translatedFrom !== source ? 'outdated' : 'done';
}

export type TranslationGap = {
  language: string;
  question?: string;
  category?: string;
  missing: number;
  outdated: number;
};

function countStates(draft: QuestionnaireDraft, language: string, keys: readonly string[]) {
  const states = keys.map((key) => getTranslationState(draft, language, key));
  const count = (wanted: TranslationState) => states.filter((state) => state === wanted).length;
  return { language, missing: count('missing'), outdated: count('outdated') };
}

/** Returns missing and outdated translations into a language, by question and category. */
export function listTranslationGaps(draft: QuestionnaireDraft, language: string): TranslationGap[] {
  const { categories, questions } = draft.content;
  return [
    ...questions.map((question) => ({
      ...countStates(draft, language, listQuestionTextKeys(question)),
      question: question.key,
    })),
    ...categories.map(({ key }) => ({ ...countStates(draft, language, [categoryTextKey(key)]), category: key })),
  ].filter(({ missing, outdated }) => missing + outdated > 0);
}

/** Returns the text by which lists show a question. */
export function getQuestionName(draft: QuestionnaireDraft, question: string, language: string): string {
  const key = questionTextKey(question, 'text');
  return getText(draft, language, key).trim() || getText(draft, draft.sourceLanguage, key).trim();
}
