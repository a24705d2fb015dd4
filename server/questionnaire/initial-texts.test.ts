import { describe, expect, it } from 'vitest';
import { listTextKeys } from './text-keys.ts';
import { requiredQuestionCount, urgencies } from './questionnaire.ts';
import { initialQuestionnaireContent } from './initial-content.ts';
import { initialQuestionnaireTexts } from './initial-texts.ts';
import { reportTextsFor } from './report/report-texts.ts';

const { questions, categories, thresholds } = initialQuestionnaireContent;

describe('the initial questionnaire', () => {
  it('has 21 questions with 2 to 6 answers of 0 to 3 points, the best of them worth 3', () => {
    expect(questions).toHaveLength(requiredQuestionCount);
    for (const { answers } of questions) {
      expect(answers.length).toBeGreaterThanOrEqual(2);
      expect(answers.length).toBeLessThanOrEqual(6);
      expect(Math.max(...answers.map(({ points }) => points))).toBe(3);
      expect(Math.min(...answers.map(({ points }) => points))).toBe(0);
    }
  });

  it('has advice for every answer worth less than 3 points, and for no others', () => {
    for (const { points, effort } of questions.flatMap(({ answers }) => answers))
      expect(effort === null).toBe(points === 3);
  });

  it('has an urgency for every answer worth less than 3 points, and for no others', () => {
    for (const { points, urgency } of questions.flatMap(({ answers }) => answers))
      expect(urgency === 'none').toBe(points === 3);
  });

  it("has one answer to each question that means 'we do not know', always the last one and without points", () => {
    for (const { answers } of questions) {
      expect(answers.filter(({ isUnknown }) => isUnknown)).toEqual([answers.at(-1)]);
      expect(answers.at(-1)).toMatchObject({ points: 0 });
    }
  });

  it("treats 'we do not know' as urgently as the worst answer", () => {
    for (const { answers } of questions) {
      const worst = Math.min(...answers.map(({ urgency }) => urgencies.indexOf(urgency)));
      expect(answers.find(({ isUnknown }) => isUnknown)?.urgency).toBe(urgencies[worst]);
    }
  });

  it('has twelve categories', () => {
    expect(categories).toHaveLength(12);
    expect(thresholds).toEqual([40, 60, 80]);
  });

  it('can be answered with too few applicable questions', () => {
    expect(questions.filter(({ canBeNotApplicable }) => canBeNotApplicable).length).toBeGreaterThan(
      requiredQuestionCount - 11,
    );
  });
});

describe.each(Object.entries(initialQuestionnaireTexts))('its texts in %s', (language, texts) => {
  it('are complete, without unused ones', () => {
    expect(Object.keys(texts).sort()).toEqual(listTextKeys(initialQuestionnaireContent).sort());
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('are short: questions of 90 characters, advice of two or three sentences', () => {
    const long = (part: RegExp, limit: number) =>
      Object.entries(texts).filter(([key, text]) => part.test(key) && text.length > limit);
    expect(long(/^question\.\w+\.text$/, 100)).toEqual([]);
    expect(long(/advice\.title$/, 80)).toEqual([]);
    expect(long(/advice\.text$/, 260)).toEqual([]);
    expect(long(/advice\.effort$/, 80)).toEqual([]);
  });

  it("are easy to read where 'we do not know' was chosen, and in the summary of the result", () => {
    const advice = Object.entries(texts).filter(([key]) =>
      /\.(unknown|once|uncounted|unsigned)\.advice\.text$/.test(key),
    );
    const { now, year, levels, coverage } = reportTextsFor(language).summary;
    const written = [...advice.map(([, text]) => text), ...Object.values({ ...now }), ...Object.values({ ...year })];
    const sentences = [...written, ...Object.values(levels), coverage].flatMap((text) => text.split(/(?<=[.!?])\s+/));
    const wordsOf = (sentence: string) => sentence.match(/[\p{L}\d’'-]+/gu) ?? [];
    expect(sentences.filter((sentence) => wordsOf(sentence).length > 20)).toEqual([]);
    const words = sentences.flatMap(wordsOf);
    const lix = words.length / sentences.length + (100 * words.filter((word) => word.length > 6).length) / words.length;
    expect(lix).toBeLessThanOrEqual(40);
  });

  it('have advice titles that are all different', () => {
    const titles = Object.entries(texts).filter(([key]) => key.endsWith('advice.title'));
    expect(new Set(titles.map(([, title]) => title)).size).toBe(titles.length);
  });
});
