import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocaleName } from '../i18n/locale-name.ts';
import { Flag } from './flag.tsx';
import classes from './locale-strip.module.css';

type Props = {
  /** Always in the same order, so that one reads the strip by place. */
  locales: readonly string[];
  /** Where the page of a locale is edited; undefined where there is no translation. */
  pathOf: (locale: string) => string | undefined;
  current: string;
  /** Makes the missing translation; without it, its place only tells that it is missing. */
  onTranslate?: ((locale: string) => void) | undefined;
};

/** Which translations a page has. The flags are links for the pointer; the row's menu has them for the keyboard. */
export function LocaleStrip({ locales, pathOf, current, onTranslate }: Props) {
  const { t } = useTranslation();
  const localeName = useLocaleName();
  const present = locales.filter((locale) => pathOf(locale) !== undefined);
  return (
    <span className={classes.strip}>
      <VisuallyHidden>{present.map(localeName).join(', ')}</VisuallyHidden>
      {locales.map((locale) => {
        const path = pathOf(locale);
        if (path === undefined) {
          return onTranslate === undefined ? (
            <span
              key={locale}
              className={classes.missing}
              title={t('locales.missing', { locale: localeName(locale) })}
            />
          ) : (
            <button
              key={locale}
              type="button"
              className={classes.make}
              title={t('locales.make', { locale: localeName(locale) })}
              tabIndex={-1}
              aria-hidden
              onClick={() => onTranslate(locale)}
            />
          );
        }
        return (
          <Link
            key={locale}
            to={path}
            className={classes.present}
            data-current={locale === current || undefined}
            title={t('locales.open', { locale: localeName(locale) })}
            tabIndex={-1}
            aria-hidden
          >
            <Flag locale={locale} />
          </Link>
        );
      })}
    </span>
  );
}
