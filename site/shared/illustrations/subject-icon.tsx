import type { Subject } from './subjects.ts';
import style from './illustration.module.css';

/** Icons of the subjects of the check on a grid of 48: lines, and one lit area each. */
const iconPaths = {
  fire: {
    line: 'M15 46V18a8 6 0 0 1 16 0V46ZM19.5 12V8.5h7V12M15 6.5L31 3M26.5 10c8-1 11 5 11 17.5M36 27.5h5l2 7h-8.5Z',
    lit: 'M15 28h16v8H15Z',
  },
  theft: {
    line: 'M9 46V17C9 10 16 5 24 2C32 5 39 10 39 17V46ZM19 4.5V46M29 4.5V46M9 17h6.5M9 37h6.5',
    lit: 'M29 24h6.5v10H29Z',
  },
  storm: {
    line: 'M3 12l3.5-8M14.5 10L18 2M26.5 10L30 2M38 12l3.5-8M2 35L24 16L46 35M7 31V46H41V31',
    lit: 'M19.5 46V37c0-3 2-5 4.5-6c2.5 1 4.5 3 4.5 6V46Z',
  },
  lightning: {
    line: 'M6 46L16 15L26 46M16 15V2M11 29.5h10M6 46H46',
    lit: 'M40 2L27 20.5h7.5L30 37L45 17H36.5L41.5 2Z',
  },
  candles: {
    line: 'M24 20.5V24M17 42V24H31V42M22 29v6M9 42H39l-4 4.5H13Z',
    lit: 'M24 2c5 5 7 8 7 11.5a7 7 0 0 1-14 0C17 10 19 7 24 2Z',
  },
  upkeep: {
    line: 'M4 46V24L18.5 9.5L33 24V46ZM14 46V38h9v8M25 10L39 46M32 10L46 46M28 18h7M31 26h7.5M34.5 34.5h7.5',
    lit: 'M18.5 20a5 5 0 1 0 .01 0Z',
  },
  children: {
    line: 'M15 2a6 6 0 1 0 .01 0ZM4 46V34a11 10 0 0 1 22 0V46M26 46V41.5a9 8 0 0 1 18 0V46M1 46H47',
    lit: 'M35 20a5 5 0 1 0 .01 0Z',
  },
  escape: { line: 'M2 46H34M18 30H46M37 21l9 9l-9 9', lit: 'M7 46V14c0-4 5-8 11-10c6 2 11 6 11 10V46Z' },
  money: {
    line: 'M2 7L18.5 14.5M17.5 17a13.5 4.5 0 1 0 27 0a13.5 4.5 0 1 0-27 0ZM17.5 17c0 16 3 24 13.5 29c10.5-5 13.5-13 13.5-29',
    lit: 'M31 1a5 5 0 1 0 .01 0Z',
  },
  valuables: {
    line: 'M11 4H37V11c0 9-5 14-13 14s-13-5-13-14ZM24 25V39M19.5 31h9M12 46c1-5 6-7 12-7s11 2 12 7Z',
    lit: 'M11 12H37c0 8.5-5 13-13 13S11 20.5 11 12Z',
  },
  privacy: { line: 'M2 6H46V36H2ZM24 36v10M13 46H35M19 18v-3a5 5 0 0 1 10 0v3', lit: 'M16 18H32V29H16Z' },
  continuity: {
    line: 'M10 2H38M10 46H38M13 2v7c0 7 9 10 9 15s-9 8-9 15v7M35 2v7c0 7-9 10-9 15s9 8 9 15v7M24 24v6',
    lit: 'M16.5 46c0-5 3-9 7.5-11c4.5 2 7.5 6 7.5 11Z',
  },
} as const satisfies Readonly<Record<Subject, { line: string; lit: string }>>;

type Props = { subject: Subject; className?: string };

export function SubjectIcon({ subject, className }: Props) {
  return (
    <svg className={className} viewBox="-1 -1 50 50" aria-hidden="true" focusable="false">
      <SubjectShape subject={subject} />
    </svg>
  );
}

/** The paths alone, for use in another SVG. */
export function SubjectShape({ subject }: { subject: Subject }) {
  const { line, lit } = iconPaths[subject];
  return (
    <>
      <path className={style.lit} d={lit} />
      <path className={style.line} d={line} />
    </>
  );
}
