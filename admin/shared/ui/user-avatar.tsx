import { useState } from 'react';
import classes from './user-avatar.module.css';

function getInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [...first]
    .slice(0, 1)
    .concat([...last].slice(0, 1))
    .join('')
    .toUpperCase();
}

/** The same name always gets the same of a few muted colours. */
function getTint(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4;
}

/** Small avatars leave a margin around two wide letters. */
function getInitialsSize(size: number): number {
  if (size < 24) return 9;
  return size < 28 ? 10 : Math.max(12, size * 0.3);
}

type Props = {
  name: string;
  size?: number;
  /** URL of the profile image. */
  image?: string | null;
};

/** A user's profile image or initials. Decorative, since the name is shown next to it. */
export function UserAvatar({ name, size = 20, image = null }: Props) {
  const [brokenImage, setBrokenImage] = useState<string | null>(null);
  const box = { width: size, height: size };
  if (image !== null && image !== brokenImage) {
    return <img className={classes.image} style={box} src={image} alt="" onError={() => setBrokenImage(image)} />;
  }
  return (
    <span
      className={classes.initials}
      data-tint={getTint(name)}
      style={{ ...box, fontSize: getInitialsSize(size) }}
      data-initials={getInitials(name)}
      aria-hidden
    />
  );
}
