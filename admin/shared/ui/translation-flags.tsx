import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocaleName } from '../i18n/locale-name.ts';
import { LocaleFlag } from './locale-flag.tsx';
import classes from './translation-flags.module.css';

type Props = {
  /** Always in the same order, so that each locale keeps its place. */
  locales: readonly string[];
  /** Returns the editor's path for a locale; undefined if there is no translation. */
  pathOf: (locale: string) => string | undefined;
  current: string;
  /** Creates a missing translation; without it, a missing flag is not clickable. */
  onTranslate?: ((locale: string) => void) | undefined;
};

/**
 * Shows which translations a page has. The flags are links for pointers; keyboard users find them in the row's menu.
 */
export function TranslationFlags({ locales, pathOf, current, onTranslate }: Props) {
  const { t } = useTranslation();
  const localeName = useLocaleName();
  const translated = locales.filter((locale) => pathOf(locale) !== undefined);
  return (
    <span className={classes.flags}>
      <VisuallyHidden>{translated.map(localeName).join(', ')}</VisuallyHidden>
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
              className={classes.create}
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
            className={classes.translated}
            data-current={locale === current || undefined}
            title={t('locales.open', { locale: localeName(locale) })}
            tabIndex={-1}
            aria-hidden
          >
            <LocaleFlag locale={locale} />
          </Link>
        );
      })}
    </span>
  );
}
