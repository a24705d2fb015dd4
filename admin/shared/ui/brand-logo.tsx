import classes from './brand-logo.module.css';

/** Logo of the admin area. */
export function BrandLogo({ size = 22 }: { size?: number }) {
  return (
    <svg className="ui-fixed" width={size} height={size} viewBox="0 0 22 22" aria-hidden focusable="false">
      <rect className={classes.head} width="22" height="6" rx="1.5" />
      <rect className={classes.main} y="8.5" width="10" height="13.5" rx="1.5" />
      <rect className={classes.side} x="12" y="8.5" width="10" height="5.5" rx="1.5" />
      <rect className={classes.footer} x="12" y="16.5" width="10" height="5.5" rx="1.5" />
    </svg>
  );
}
