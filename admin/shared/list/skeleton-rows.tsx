import classes from './skeleton-rows.module.css';

// Widths of invented titles, so that the rows do not look like a fence.
const widths = [52, 42, 60, 48, 56, 38, 52, 46];

/** Rows at their final size while the first page is on its way. */
export function SkeletonRows() {
  return (
    <div className={classes.root} aria-hidden>
      {widths.map((width, index) => (
        // Rows without a content of their own.
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
