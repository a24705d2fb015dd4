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

/** Initials beside a name; drawn by the style sheet, since they are a picture for the eye and no text. */
export function PersonMark({ name, size = 20 }: { name: string; size?: number }) {
  return (
    <span
      className={classes.mark}
      data-tint={tintOf(name)}
      style={{ width: size, height: size, fontSize: size < 24 ? 9 : 12 }}
      data-initials={initialsOf(name)}
      aria-hidden
    />
  );
}
