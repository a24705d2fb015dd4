import { timingSafeEqual } from 'node:crypto';
import type { Services } from '../shared/context.ts';
import { notApplicable, type Question } from './questionnaire.ts';
import type { GivenAnswers } from './score-check.ts';

/** What the visitor alone keeps of a finished check. */
export type FinishedCheck = {
  /** Number of the version that was answered. */
  version: number;
  /** Days since 1970 in UTC: the report bears its date, and no time. */
  day: number;
  /** In the order of the questions: the answer's place, or 15 for 'not applicable'. */
  choices: readonly number[];
};

const format = 1;
const headLength = 7;
const signatureLength = 16;
const ofNothing = 15;

function write({ version, day, choices }: FinishedCheck): Buffer {
  const payload = Buffer.alloc(headLength + Math.ceil(choices.length / 2));
  payload.writeUInt8(format, 0);
  payload.writeUInt16BE(day, 1);
  payload.writeUInt32BE(version, 3);
  choices.forEach((choice, index) => {
    const place = headLength + (index >> 1);
    payload[place] = (payload[place] ?? 0) | (index % 2 === 0 ? choice << 4 : choice);
  });
  return payload;
}

function read(payload: Buffer): FinishedCheck {
  const choices = [...payload.subarray(headLength)].flatMap((byte) => [byte >> 4, byte & 15]);
  return { day: payload.readUInt16BE(1), version: payload.readUInt32BE(3), choices };
}

const sign = ({ check }: Services, payload: Buffer): Buffer => check.sign(payload).subarray(0, signatureLength);

/** Signs a finished check: 46 letters that hold the answers, since the server keeps none of them. */
export function makeToken(services: Services, finished: FinishedCheck): string {
  const payload = write(finished);
  return Buffer.concat([payload, sign(services, payload)]).toString('base64url');
}

/** What a token holds; null for one that this server did not sign. */
export function readToken(services: Services, token: string): FinishedCheck | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= headLength + signatureLength) return null;
  const payload = bytes.subarray(0, -signatureLength);
  if (!timingSafeEqual(bytes.subarray(-signatureLength), sign(services, payload))) return null;
  return payload[0] === format ? read(payload) : null;
}

/** The places of the answers, to be kept in a token. */
export const toChoices = (questions: readonly Question[], given: GivenAnswers): number[] =>
  questions.map(({ key, answers }) => {
    const chosen = given.get(key);
    return chosen === notApplicable ? ofNothing : answers.findIndex((answer) => answer.key === chosen);
  });

/** The answers whose places a token held. */
export const fromChoices = (questions: readonly Question[], choices: readonly number[]): GivenAnswers =>
  new Map(
    questions.map(({ key, answers }, index) => [key, answers[choices[index] ?? ofNothing]?.key ?? notApplicable]),
  );
