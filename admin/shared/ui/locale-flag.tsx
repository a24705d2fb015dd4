import type { ReactNode } from 'react';
import classes from './locale-flag.module.css';

const britain = (
  <>
    <path fill="#26418f" d="M0 0h18v12H0z" />
    <path stroke="#fff" strokeWidth="2.4" d="m0 0 18 12M18 0 0 12" />
    <path stroke="#d03545" strokeWidth="1" d="m0 0 18 12M18 0 0 12" />
    <path stroke="#fff" strokeWidth="4" d="M9 0v12M0 6h18" />
    <path stroke="#d03545" strokeWidth="2.2" d="M9 0v12M0 6h18" />
  </>
);

function stripes(top: string, middle: string, bottom: string): ReactNode {
  return (
    <>
      <path fill={top} d="M0 0h18v4H0z" />
      <path fill={middle} d="M0 4h18v4H0z" />
      <path fill={bottom} d="M0 8h18v4H0z" />
    </>
  );
}

function columns(left: string, middle: string, right: string): ReactNode {
  return (
    <>
      <path fill={left} d="M0 0h6v12H0z" />
      <path fill={middle} d="M6 0h6v12H6z" />
      <path fill={right} d="M12 0h6v12h-6z" />
    </>
  );
}

const flagShapes: Record<string, ReactNode> = {
  gb: britain,
  nl: stripes('#b02a37', '#ffffff', '#2b4c9b'),
  de: stripes('#252321', '#d32f2f', '#f7c02e'),
  fr: columns('#2b4c9b', '#ffffff', '#d03545'),
  be: columns('#252321', '#f7c02e', '#d03545'),
  at: stripes('#d03545', '#ffffff', '#d03545'),
  lu: stripes('#d03545', '#ffffff', '#6bb7e0'),
};

/** Returns the country whose flag represents a locale: its region, or the main one of a language. */
function getCountry(locale: string): string {
  const [language = '', region] = locale.toLowerCase().split('-');
  return region ?? (language === 'en' ? 'gb' : language);
}

/** Decorative flag next to a name, hidden from screen readers. Locales without a flag show their letters. */
export function LocaleFlag({ locale }: { locale: string }) {
  const country = getCountry(locale);
  const flagShape = flagShapes[country];
  return (
    <span className={classes.flag} aria-hidden>
      {flagShape ? (
        <svg width="18" height="12" viewBox="0 0 18 12" focusable="false">
          {flagShape}
        </svg>
      ) : (
        <span className={classes.letters}>{country}</span>
      )}
    </span>
  );
}
