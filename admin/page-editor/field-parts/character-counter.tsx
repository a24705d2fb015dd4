import classes from './fields.module.css';

/** Number of characters and their limit: '14 / 255'. */
export function CharacterCounter({ length, limit }: { length: number; limit: number }) {
  return (
    <span className={length > limit ? classes.overLimit : undefined}>
      {length} / {limit}
    </span>
  );
}
