import { describe, expect, it } from 'vitest';
import {
  addAnswers,
  createSavedAnswers,
  formatSavedAnswers,
  hasAnswers,
  mergeSavedAnswers,
  newestAnswerAt,
  parseSavedAnswers,
  type SavedAnswers,
} from './saved-answers.ts';

const now = Date.parse('2026-03-01T12:00:00Z');
const dayMs = 86_400_000;
const submission = 'a-random-submission-id';

const save = (given: Record<string, string>, at = now): SavedAnswers =>
  addAnswers({ submission, answers: new Map() }, given, at);

const answersOf = (saved: SavedAnswers | null) =>
  Object.fromEntries([...(saved?.answers ?? [])].map(([question, { answer }]) => [question, answer]));

const parse = (value: unknown) => parseSavedAnswers(JSON.stringify(value), now);

describe('saved answers', () => {
  it('are read as they were stored, each with its time', () => {
    const saved = addAnswers(save({ exits: 'yes' }, now - 5 * dayMs), { candles: 'no' }, now);
    expect(parseSavedAnswers(formatSavedAnswers(saved), now)).toEqual(saved);
    expect(JSON.parse(formatSavedAnswers(saved))).toEqual({
      format: 2,
      submission,
      answers: { exits: { answer: 'yes', at: now - 5 * dayMs }, candles: { answer: 'no', at: now } },
    });
  });

  it('are read from the first format, as if given now', () => {
    const saved = parse({ submission, answers: { exits: 'yes', candles: 4 } });
    expect(saved).toEqual(save({ exits: 'yes' }));
  });

  it('expire thirty days after they were given, each by itself', () => {
    const saved = addAnswers(save({ exits: 'yes', candles: 'no' }, now - 30 * dayMs), { candles: 'yes' }, now);
    expect(answersOf(parseSavedAnswers(formatSavedAnswers(saved), now))).toEqual({ exits: 'yes', candles: 'yes' });
    expect(answersOf(parseSavedAnswers(formatSavedAnswers(saved), now + 1))).toEqual({ candles: 'yes' });
  });

  it('expire 400 days after they were given if the visitor chose to keep them', () => {
    const saved = { ...save({ exits: 'yes' }, now - 400 * dayMs), isRemembered: true };
    expect(parseSavedAnswers(formatSavedAnswers(saved), now)).toEqual(saved);
    expect(answersOf(parseSavedAnswers(formatSavedAnswers(saved), now + 1))).toEqual({});
    expect(parse({ submission, isRemembered: 'yes', answers: {} })).toEqual(save({}));
  });

  it('are those of a result if each of its answers is among them', () => {
    const saved = save({ exits: 'yes', candles: 'no' });
    expect(hasAnswers(saved, { exits: 'yes' })).toBe(true);
    expect(hasAnswers(saved, { exits: 'yes', candles: 'yes' })).toBe(false);
    expect(hasAnswers(saved, { exits: 'yes', organ: 'yes' })).toBe(false);
  });

  it('are as old as the newest of them', () => {
    expect(newestAnswerAt(addAnswers(save({ exits: 'yes' }, now - dayMs), { candles: 'no' }, now))).toBe(now);
  });

  it('expire as well if they were stored with a time in the future', () => {
    expect(parse({ submission, answers: { exits: { answer: 'yes', at: now + 900 * dayMs } } })).toEqual(
      save({ exits: 'yes' }),
    );
  });

  it('keep the time of an answer that is given again', () => {
    const saved = save({ exits: 'yes' }, now - dayMs);
    expect(addAnswers(saved, { exits: 'yes' }, now)).toEqual(saved);
  });

  it.each([
    ['', null],
    ['{"answers', null],
    ['null', null],
    ['7', null],
    ['{}', null],
    ['{"submission":"x","answers":null}', null],
    ['{"answers":[]}', {}],
    ['{"answers":{"a":null,"b":{},"c":{"answer":"yes"},"d":{"answer":1,"at":1}}}', {}],
    ['{"answers":{"a":{"answer":"yes","at":"yesterday"},"b":{"answer":"yes","at":null}}}', {}],
    ['{"answers":{"a":{"answer":"yes","at":1e999},"b":{"answer":"yes","at":-1e308}}}', {}],
    [`{"answers":{"__proto__":{"answer":"yes","at":${now}}}}`, { ['__proto__']: 'yes' }],
  ])('are read from any text without an error: %s', (text, expected) => {
    const saved = parseSavedAnswers(text, now);
    if (expected === null) expect(saved).toBeNull();
    else expect(answersOf(saved)).toEqual(expected);
  });

  it('get a submission id that the server accepts, also if a stored one is none', () => {
    const accepted = /^[0-9a-f]{32}$/;
    expect(createSavedAnswers().submission).toMatch(accepted);
    expect(createSavedAnswers().submission).not.toBe(createSavedAnswers().submission);
    for (const wrong of [7, null, 'short', 'x'.repeat(101)])
      expect(parse({ submission: wrong, answers: {} })?.submission).toMatch(accepted);
  });
});

describe('the saved answers of two tabs', () => {
  it('are merged to the newest answer to each question, in either order', () => {
    const [first, second] = [
      addAnswers(save({ exits: 'yes', candles: 'no' }), { wiring: 'yes' }, now + 1),
      addAnswers(save({ exits: 'yes', candles: 'no' }), { candles: 'yes' }, now + 2),
    ];
    const merged = { exits: 'yes', candles: 'yes', wiring: 'yes' };
    expect(answersOf(mergeSavedAnswers(first, second))).toEqual(merged);
    expect(answersOf(mergeSavedAnswers(second, first))).toEqual(merged);
  });

  it('do not change by being merged again, so that the tabs do not notify each other without end', () => {
    const first = mergeSavedAnswers(save({ exits: 'yes' }), save({ candles: 'no' }));
    const text = formatSavedAnswers(first);
    expect(formatSavedAnswers(mergeSavedAnswers(save({ candles: 'no' }), first))).toBe(text);
    expect(formatSavedAnswers(mergeSavedAnswers(first, first))).toBe(text);
  });

  it('are those of the storage after another tab began again', () => {
    const other = addAnswers(createSavedAnswers(), { candles: 'no' }, now);
    expect(mergeSavedAnswers(save({ exits: 'yes' }, now + 1), other)).toEqual(other);
  });
});
