import { timingSafeEqual } from 'node:crypto';
import type { Services } from '../shared/context.ts';
import { notApplicable, type Question } from './questionnaire.ts';
import type { GivenAnswers } from './score-check.ts';

/** A finished check. Only the visitor keeps it. */
export type FinishedCheck = {
  /** Number of the version that was answered. */
  version: number;
  /** Days since 1970 in UTC: the report shows its date, but no time. */
  day: number;
  /** In the order of the questions: index of the answer, or 15 for 'not applicable'. */
  choices: readonly number[];
};

const formatVersion = 1;
const headerLength = 7;
const signatureLength = 16;
const notApplicableChoice = 15;

function encode({ version, day, choices }: FinishedCheck): Buffer {
  const payload = Buffer.alloc(headerLength + Math.ceil(choices.length / 2));
  payload.writeUInt8(formatVersion, 0);
  payload.writeUInt16BE(day, 1);
  payload.writeUInt32BE(version, 3);
  choices.forEach((choice, index) => {
    const offset = headerLength + (index >> 1);
    payload[offset] = (payload[offset] ?? 0) | (index % 2 === 0 ? choice << 4 : choice);
  });
  return payload;
}

function decode(payload: Buffer): FinishedCheck {
  const choices = [...payload.subarray(headerLength)].flatMap((byte) => [byte >> 4, byte & 15]);
  return { day: payload.readUInt16BE(1), version: payload.readUInt32BE(3), choices };
}

const sign = ({ check }: Services, payload: Buffer): Buffer => check.sign(payload).subarray(0, signatureLength);

/** Signs a finished check. Returns 46 characters that contain the answers, since the server does not store them. */
export function createCheckToken(services: Services, finished: FinishedCheck): string {
  const payload = encode(finished);
  return Buffer.concat([payload, sign(services, payload)]).toString('base64url');
}

/** Returns the content of a token; null if this server did not sign it. */
export function readCheckToken(services: Services, token: string): FinishedCheck | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length <= headerLength + signatureLength) return null;
  const payload = bytes.subarray(0, -signatureLength);
  if (!timingSafeEqual(bytes.subarray(-signatureLength), sign(services, payload))) return null;
  return payload[0] === formatVersion ? decode(payload) : null;
}

/** Returns the indexes of the answers, for a token. */
export const answersToChoices = (questions: readonly Question[], given: GivenAnswers): number[] =>
  questions.map(({ key, answers }) => {
    const chosen = given.get(key);
    return chosen === notApplicable ? notApplicableChoice : answers.findIndex((answer) => answer.key === chosen);
  });

/** Returns the answers at the indexes of a token. */
export const choicesToAnswers = (questions: readonly Question[], choices: readonly number[]): GivenAnswers =>
  new Map(
    questions.map(({ key, answers }, index) => [
      key,
      answers[choices[index] ?? notApplicableChoice]?.key ?? notApplicable,
    ]),
  );
