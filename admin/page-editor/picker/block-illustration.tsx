import type { IllustrationShape } from '../../../site/shared/content-definition.ts';
import classes from './picker.module.css';

const tones: Readonly<Record<IllustrationShape['tone'], string>> = {
  faint: 'var(--line2)',
  line: 'var(--mantine-color-gray-5)',
  mark: 'var(--fill)',
};

/** Schematic SVG of a block type. */
export function BlockIllustration({ shapes }: { shapes: readonly IllustrationShape[] }) {
  return (
    <svg className={classes.illustration} viewBox="0 0 150 72" aria-hidden focusable="false">
      <rect x="18" y="8" width="114" height="56" rx="4" fill="var(--sheet)" />
      {shapes.map((shape) => (
        <Shape key={JSON.stringify(shape)} shape={shape} />
      ))}
    </svg>
  );
}

function Shape({ shape }: { shape: IllustrationShape }) {
  if ('path' in shape) return <path d={shape.path} fill={tones[shape.tone]} />;
  const { tone, radius, ...box } = shape;
  return <rect {...box} rx={radius} fill={tones[tone]} />;
}
