import { useState } from 'react';
import classes from './person-mark.module.css';

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [...first]
    .slice(0, 1)
    .concat([...last].slice(0, 1))
    .join('')
    .toUpperCase();
}

/** The same person always gets the same of a few quiet tints. */
function tintOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4;
}

/** Small marks keep room around two wide letters. */
function initialsSize(size: number): number {
  if (size < 24) return 9;
  return size < 28 ? 10 : Math.max(12, size * 0.3);
}

type Props = {
  name: string;
  size?: number;
  /** Address of the person's picture. */
  image?: string | null;
};

/** A person's picture, else initials drawn by the style sheet: for the eye only, the name stands beside it. */
export function PersonMark({ name, size = 20, image = null }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const box = { width: size, height: size };
  if (image !== null && image !== broken) {
    return <img className={classes.picture} style={box} src={image} alt="" onError={() => setBroken(image)} />;
  }
  return (
    <span
      className={classes.mark}
      data-tint={tintOf(name)}
      style={{ ...box, fontSize: initialsSize(size) }}
      data-initials={initialsOf(name)}
      aria-hidden
    />
  );
}
