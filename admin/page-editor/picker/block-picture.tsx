import type { PictureShape } from '../../../site/shared/content-definition.ts';
import classes from './picker.module.css';

const tones: Readonly<Record<PictureShape['tone'], string>> = {
  faint: 'var(--line2)',
  line: 'var(--mantine-color-gray-5)',
  mark: 'var(--fill)',
};

/** What a block looks like, drawn in a few shapes on a sheet. */
export function BlockPicture({ shapes }: { shapes: readonly PictureShape[] }) {
  return (
    <svg className={classes.picture} viewBox="0 0 150 72" aria-hidden focusable="false">
      <rect x="18" y="8" width="114" height="56" rx="4" fill="var(--sheet)" />
      {shapes.map((shape) => (
        <Shape key={JSON.stringify(shape)} shape={shape} />
      ))}
    </svg>
  );
}

function Shape({ shape }: { shape: PictureShape }) {
  if ('path' in shape) return <path d={shape.path} fill={tones[shape.tone]} />;
  const { tone, radius, ...box } = shape;
  return <rect {...box} rx={radius} fill={tones[tone]} />;
}
