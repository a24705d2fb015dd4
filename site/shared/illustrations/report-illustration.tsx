import illustration from './illustration.module.css';
import style from './report-illustration.module.css';
import { SubjectShape } from './subject-icon.tsx';

const PETAL = 'M-9-34L-16-68C-16-78-9-86 0-92C9-86 16-78 16-68L9-34A35 35 0 0 0-9-34Z';
const HUB = 34;
const MAX_LENGTH = 38;

/** Score of each petal, 0 to 1, and its level: sample data. */
const PETALS = [
  [0.72, 'sufficient'],
  [0.5, 'moderate'],
  [0.95, 'good'],
  [0.7, 'sufficient'],
  [0.98, 'good'],
  [0.98, 'good'],
  [0.9, 'good'],
  [0.3, 'bad'],
  [0.98, 'good'],
  [0.35, 'bad'],
  [0.95, 'good'],
  [0, 'good'],
] as const;

const TEXT_LINES = [
  ['escape', 206],
  ['continuity', 160],
  ['theft', 233],
  ['valuables', 183],
] as const;

/** An illustration of the report: a sheet of paper with a rose chart of twelve petals. Its score is sample data. */
export function ReportIllustration({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 394 520" aria-hidden="true" focusable="false">
      <path className={illustration.wash} d="M10 10H394V520H10Z" />
      <path className={style.paper} d="M1 1H383V509H1Z" />
      <path className={style.textLines} d="M26 30h150v12H26ZM26 54h104v7H26Z" />
      <g transform="translate(192 196)">
        <circle className={illustration.line} r="98" />
        {PETALS.map(([score, level], index) => (
          <g key={`${index + 1}`} transform={`rotate(${index * 30})`}>
            <path className={style.petal} d={PETAL} />
            {score > 0 && <path className={style[level]} d={scorePath(score)} />}
          </g>
        ))}
        <circle className={style.petal} r="29" />
        <text className={style.score} y="8">
          67
        </text>
      </g>
      {TEXT_LINES.map(([subject, width], index) => (
        <g key={subject} transform={`translate(26 ${324 + index * 44})`}>
          <path className={style.rule} d="M0 0H332" />
          <g className={style.icon} transform="translate(0 11) scale(.46)">
            <SubjectShape subject={subject} />
          </g>
          <path className={style.textLines} d={`M36 18h${width}v8h-${width}Z`} />
        </g>
      ))}
    </svg>
  );
}

/** Path of a petal, filled from the hub to its score. */
function scorePath(score: number): string {
  const end = HUB + score * MAX_LENGTH;
  const half = 9 + Math.min(score, 0.72) * 9.2;
  return `M-9-${HUB}L-${half}-${end}A${end} ${end} 0 0 1 ${half}-${end}L9-${HUB}A35 35 0 0 0-9-${HUB}Z`;
}
