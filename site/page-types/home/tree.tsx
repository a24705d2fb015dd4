import illustration from '../../shared/illustrations/illustration.module.css';

const GROUND = 620;
const CROWN = 'M-38 6c-4-26 12-50 38-50s44 20 38 48c4 24-16 42-38 42s-40-14-38-40Z';
const BRANCHES = 'M0 20L-13 6M0 10L14-8';

type Props = { x: number; height: number; large?: boolean };

export function Tree({ x, height, large }: Props) {
  const y = GROUND - height;
  const size = large ? 'scale(1.2)' : '';
  return (
    <g transform={`translate(${x} ${y}) ${size}`.trim()}>
      <path className={illustration.wash} d={CROWN} transform="translate(8 8)" />
      <path className={illustration.line} d={CROWN} />
      <path className={illustration.line} d={`M0-6V${height / (large ? 1.2 : 1)}${BRANCHES}`} />
    </g>
  );
}
