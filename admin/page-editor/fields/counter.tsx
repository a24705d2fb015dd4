import classes from './fields.module.css';

/** Characters written of those that fit: '14 / 255'. */
export function Counter({ length, limit }: { length: number; limit: number }) {
  return (
    <span className={length > limit ? classes.over : undefined}>
      {length} / {limit}
    </span>
  );
}
