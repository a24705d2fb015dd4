import classes from './skeleton-rows.module.css';

// Varying widths, so that the placeholders resemble titles.
const widths = [52, 42, 60, 48, 56, 38, 52, 46];

/** Placeholder rows at their final size while the first page is loading. */
export function SkeletonRows() {
  return (
    <div className={classes.root} aria-hidden>
      {widths.map((width, index) => (
        // Static placeholder rows.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={classes.row}>
          <span className={classes.title}>
            <i style={{ width: `${width}%` }} />
          </span>
          <i />
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
