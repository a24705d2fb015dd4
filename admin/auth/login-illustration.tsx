import { useTranslation } from 'react-i18next';
import classes from './login-illustration.module.css';

function ChurchIllustration() {
  return (
    <svg className={classes.church} viewBox="0 0 452 336" preserveAspectRatio="xMidYMax slice" focusable="false">
      <defs>
        <linearGradient id="login-sky" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#2d3551" />
          <stop offset="0.45" stopColor="#6d4a63" />
          <stop offset="0.72" stopColor="#a5655f" />
          <stop offset="1" stopColor="#c9855f" />
        </linearGradient>
      </defs>
      <path fill="url(#login-sky)" d="M0 0h452v336H0z" />
      <circle cx="290" cy="157" r="27" fill="#ecdac2" opacity="0.9" />
      <path fill="#34384f" d="M0 219C70 190 130 190 205 226s150 60 247 12v98H0z" />
      <g fill="#1d2031">
        <path d="M256 44h4v7h7v4h-7v10h-4V55h-7v-4h7z" />
        <path d="m258 63 23 95v110h-46V158z" />
        <path d="m339 147 59 46v83H281v-83z" />
        <path d="M0 268c90-14 150-14 226-8 80 8 140 16 226-4v80H0z" />
        <ellipse cx="73" cy="254" rx="14" ry="18" />
        <ellipse cx="224" cy="246" rx="20" ry="26" />
        <ellipse cx="418" cy="255" rx="12" ry="19" />
      </g>
      <g fill="#ffcf8a">
        <path d="M252 200v-23a6 6 0 0 1 12 0v23z" />
        <path d="M300 262v-33a8 8 0 0 1 16 0v33zM331 262v-33a8 8 0 0 1 16 0v33zM362 262v-33a8 8 0 0 1 16 0v33z" />
      </g>
    </svg>
  );
}

/** Decorative illustration of a page being built; hidden from screen readers. */
export function LoginIllustration() {
  const { t } = useTranslation();
  return (
    <div className={classes.background} aria-hidden>
      <div className={classes.page}>
        <div className={classes.head}>
          <i />
          <i />
          <i />
        </div>
        <div className={classes.selected}>
          <ChurchIllustration />
          <span className={classes.plus} />
        </div>
        <div className={classes.callToAction}>{t('auth.login.illustrationText')}</div>
        <div className={classes.cards}>
          <div className={classes.card}>
            <i />
            <i />
            <i />
            <i />
          </div>
          <div className={classes.card}>
            <i />
            <i />
            <i />
            <i />
          </div>
        </div>
        <div className="ui-grid ui-gap-16">
          <div className={classes.placeholder} />
          <div className={classes.placeholder} />
        </div>
        <div className={classes.nextBlock}>
          <i />
        </div>
      </div>
    </div>
  );
}
