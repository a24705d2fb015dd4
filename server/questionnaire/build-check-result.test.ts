import { describe, expect, it } from 'vitest';
import { type Language, languages } from '../../languages/languages.ts';
import { createRandom, isLongRun, seed } from '../../tests/support/random.ts';
import { buildCheckResult } from './build-check-result.ts';
import type { RiskCheckResult } from './check-result.ts';
import { buildReportContent } from './build-report-content.ts';
import { initialQuestionnaireContent } from './initial-content.ts';
import { initialQuestionnaireTexts } from './initial-texts.ts';
import { type Answer, notApplicable, type Question } from './questionnaire.ts';
import { reportTextsFor } from './report/report-texts.ts';

const { questions } = initialQuestionnaireContent;

/** Null for 'not applicable'. */
type Choice = Answer | null;

const choicesOf = ({ answers, canBeNotApplicable }: Question): Choice[] => [
  ...answers,
  ...(canBeNotApplicable ? [null] : []),
];
const best = questions.map(({ answers }): Choice => answers[0] ?? null);

const resultOf = (chosen: readonly Choice[], language: Language = 'en'): RiskCheckResult =>
  buildCheckResult({
    version: 1,
    content: initialQuestionnaireContent,
    texts: initialQuestionnaireTexts[language],
    given: new Map(questions.map(({ key }, index) => [key, chosen[index]?.key ?? notApplicable])),
    date: new Date(0),
    locale: language,
  });

/** Says how the summary is wrong; empty if it is right. Does not look at the advice of the result. */
function findFalseSummary(chosen: readonly Choice[], language: Language): string {
  const { summary } = resultOf(chosen, language);
  const { levels, now } = reportTextsFor(language).summary;
  const urgent = chosen.filter((answer) => answer?.urgency === 'now').length;
  const answers = `${language}, seed ${seed}: ${chosen.map((answer) => answer?.key).join(' ')}`;
  if (summary.first.length !== Math.min(3, urgent)) return `names ${summary.first.length} of ${urgent}, ${answers}`;
  const reassures = Object.values(levels).some((sentence) => summary.text.includes(sentence));
  if (urgent === 0) return reassures ? '' : `does not say what the level means, ${answers}`;
  if (reassures) return `reassures, ${answers}`;
  const count = urgent === 1 ? now.one : now.many.replace('{count}', String(urgent));
  return summary.text.startsWith(count) ? '' : `does not count, ${answers}`;
}

function* everyPair(): Generator<Choice[]> {
  for (const [first, one] of questions.entries())
    for (const [second, other] of questions.entries())
      if (first < second)
        for (const choice of choicesOf(one))
          for (const last of choicesOf(other)) yield best.with(first, choice).with(second, last);
}

const random = createRandom(seed);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

/** Mostly best answers as well as wild mixtures, so that high levels with one urgent answer are frequent. */
function pickChoices(): Choice[] {
  const worse = random();
  return questions.map((question, index) => (random() < worse ? pick(choicesOf(question)) : (best[index] ?? null)));
}

const randomCount = isLongRun ? 100_000 : 10_000;

describe('the summary of a result', () => {
  it('never reassures while something cannot wait, for every pair of answers in every language', () => {
    const pairs = [...everyPair()];
    const faults = pairs.flatMap((chosen) => languages.map((language) => findFalseSummary(chosen, language)));
    expect(faults.filter((fault) => fault !== '')).toEqual([]);
    expect(pairs.length).toBeGreaterThan(3_000);
  });

  it(`never reassures while something cannot wait, for ${randomCount} random sets of answers`, {
    timeout: 120_000,
  }, () => {
    const faults = Array.from({ length: randomCount }, () => findFalseSummary(pickChoices(), pick(languages)));
    expect(faults.filter((fault) => fault !== '')).toEqual([]);
  });

  it('names the three things that cannot wait where exits are locked, nobody is screened and there is no adviser', () => {
    const worst = new Map([
      ['exits', 'none'],
      ['screening', 'none'],
      ['confidant', 'none'],
    ]);
    const chosen = questions.map(({ key, answers }) =>
      answers.find((one) => one.key === (worst.get(key) ?? answers[0]?.key)),
    );
    const { score, level, summary } = resultOf(chosen.map((answer) => answer ?? null));
    expect({ score, level }).toEqual({ score: 86, level: 3 });
    expect(summary).toEqual({
      text: '3 things cannot wait, regardless of the score.',
      first: [
        'Keep every exit clear and easy to open from the inside',
        'Introduce background checks',
        'Appoint an adviser from outside the church council',
      ],
    });
  });

  it('says on how many subjects the score rests if not on all', () => {
    const few = questions.map(
      (question): Choice => (question.canBeNotApplicable ? null : (question.answers[0] ?? null)),
    );
    expect(resultOf(best).summary.text).not.toContain('of the 12 subjects');
    expect(resultOf(few).summary.text).toContain('The score rests on 4 of the 12 subjects; the others have no score.');
  });

  it('says how much is for this year if nothing cannot wait', () => {
    const detection = questions[1]?.answers[1] ?? null;
    expect(resultOf(best.with(1, detection)).summary.text).toContain('One thing should be done this year.');
  });
});

describe('a result', () => {
  const results = Array.from({ length: 500 }, () => resultOf(pickChoices()));

  it('has its advice in the order of urgency, then effort, then points, then question', () => {
    const places = { now: 0, year: 1, later: 2, none: 3 };
    for (const { advice } of results) {
      const keys = advice.map(({ urgency, effort, points, question }) =>
        [places[urgency], effort, points, String(question).padStart(2, '0')].join(' '),
      );
      expect(keys).toEqual(keys.toSorted());
    }
  });

  it('lists each question once: with advice, in order or not applicable; what is not known also as not answered', () => {
    for (const { advice, inOrder, notAnswered, notApplicable: left } of results) {
      const unknown = advice.filter(({ isUnknown }) => isUnknown).map(({ question }) => question);
      const skipped = notAnswered.map(({ question }) => question).filter((question) => !unknown.includes(question));
      expect(skipped).toHaveLength(left);
      expect(notAnswered).toHaveLength(left + unknown.length);
      const all = [...advice, ...inOrder].map(({ question }) => question);
      expect([...all, ...skipped].toSorted((a, b) => a - b)).toEqual(questions.map((_, index) => index + 1));
    }
  });

  it('has a text for everything that it lists, in every language', () => {
    for (const language of languages) {
      const { advice, inOrder, notAnswered } = resultOf(pickChoices(), language);
      const texts = [...advice, ...inOrder, ...notAnswered].flatMap(({ questionText, answerText }) => [
        questionText,
        answerText,
      ]);
      expect(texts.filter((text) => text === '')).toEqual([]);
    }
  });
});

describe('the report', () => {
  it('has the same summary, groups, order of advice, answers in order and answers missing as the result', () => {
    for (let turn = 0; turn < 500; turn += 1) {
      const language = pick(languages);
      const result = resultOf(pickChoices(), language);
      const report = buildReportContent(result, { siteName: 'Site', contactPhone: '' }, language);
      const { groups } = reportTextsFor(language);
      const expected = (['now', 'year', 'later'] as const).map((urgency) => ({
        title: groups[urgency],
        titles: result.advice.filter((one) => one.urgency === urgency).map(({ title }) => title),
      }));
      expect(report.summary).toBe(result.summary.text);
      expect(report.groups.map(({ title, advice }) => ({ title, titles: advice.map((one) => one.title) }))).toEqual(
        expected.filter(({ titles }) => titles.length > 0),
      );
      const first =
        result.summary.first.length > 0 ? result.summary.first : result.advice.slice(0, 3).map(({ title }) => title);
      expect(report.first.map(({ title }) => title)).toEqual(first);
      const toLines = (answers: RiskCheckResult['inOrder']) =>
        answers.map(({ question, questionText, answerText }) => ({
          question: `${question}. ${questionText}`,
          answer: answerText,
        }));
      expect(report.inOrder).toEqual(toLines(result.inOrder));
      expect(report.notAnswered).toEqual(toLines(result.notAnswered));
    }
  });
});
