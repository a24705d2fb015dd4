import { describe, expect, it } from 'vitest';
import { listTextKeys } from '../text-keys.ts';
import { questionCount } from '../questionnaire.ts';
import { firstContent } from './structure.ts';
import { firstTexts } from './texts.ts';

const { questions, categories, thresholds } = firstContent;

describe('the first questionnaire', () => {
  it('has 21 questions with 2 to 4 answers of 0 to 3 points, the best of them worth 3', () => {
    expect(questions).toHaveLength(questionCount);
    for (const { answers } of questions) {
      expect(answers.length).toBeGreaterThanOrEqual(2);
      expect(answers.length).toBeLessThanOrEqual(4);
      expect(Math.max(...answers.map(({ points }) => points))).toBe(3);
      expect(Math.min(...answers.map(({ points }) => points))).toBe(0);
    }
  });

  it('has advice for every answer worth less than 3 points, and for no other', () => {
    for (const { points, effort } of questions.flatMap(({ answers }) => answers))
      expect(effort === null).toBe(points === 3);
  });

  it('asks in twelve categories', () => {
    expect(categories).toHaveLength(12);
    expect(thresholds).toEqual([40, 60, 80]);
  });

  it('can be answered with too few questions that apply', () => {
    expect(questions.filter(({ canBeNotApplicable }) => canBeNotApplicable).length).toBeGreaterThan(questionCount - 11);
  });
});

describe.each(Object.entries(firstTexts))('its texts in %s', (_, texts) => {
  it('are there for all that it asks, and for nothing else', () => {
    expect(Object.keys(texts).sort()).toEqual(listTextKeys(firstContent).sort());
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('stay short: questions of 90 letters, advice of two or three sentences', () => {
    const long = (part: RegExp, limit: number) =>
      Object.entries(texts).filter(([key, text]) => part.test(key) && text.length > limit);
    expect(long(/^question\.\w+\.text$/, 100)).toEqual([]);
    expect(long(/advice\.title$/, 80)).toEqual([]);
    expect(long(/advice\.text$/, 260)).toEqual([]);
    expect(long(/advice\.effort$/, 80)).toEqual([]);
  });

  it('say what to do in one title and tell how and why in the text, never the same twice', () => {
    const titles = Object.entries(texts).filter(([key]) => key.endsWith('advice.title'));
    expect(new Set(titles.map(([, title]) => title)).size).toBe(titles.length);
  });
});
