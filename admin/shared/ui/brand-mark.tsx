import classes from './brand-mark.module.css';

/** The sign of the admin area: blocks on a page. */
export function BrandMark({ size = 22 }: { size?: number }) {
  return (
    <svg className={classes.mark} width={size} height={size} viewBox="0 0 22 22" aria-hidden focusable="false">
      <rect className={classes.head} width="22" height="6" rx="1.5" />
      <rect className={classes.main} y="8.5" width="10" height="13.5" rx="1.5" />
      <rect className={classes.side} x="12" y="8.5" width="10" height="5.5" rx="1.5" />
      <rect className={classes.foot} x="12" y="16.5" width="10" height="5.5" rx="1.5" />
    </svg>
  );
}
