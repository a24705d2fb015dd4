import { TextInput } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../shared/settings/index.ts';
import { pathOnSite } from './page-path.ts';
import classes from './slug-field.module.css';
import { SlugRefusal } from './slug-refusal.tsx';
import type { SlugCheck } from './use-slug-check.ts';

type Props = {
  slug: string;
  locale: string;
  check: SlugCheck;
  error: string | undefined;
  /** Typed even where the locale's slugs follow from the title, since there is no other way to another one. */
  isFree?: boolean;
  onChange: (slug: string) => void;
};

/** The page's address: typed where the locale allows it, else as it follows from the title. */
export function SlugField({ slug, locale, check, error, isFree = false, onChange }: Props) {
  const { t } = useTranslation();
  const { customSlugLocales, defaultLocale } = useSettings();
  const isTyped = isFree || customSlugLocales.includes(locale);
  const refusal = check.reason && <SlugRefusal reason={check.reason} />;
  return (
    <TextInput
      name="slug"
      data-autofocus={isFree || undefined}
      label={t('properties.page.slug')}
      value={slug}
      readOnly={!isTyped}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={refusal ?? error}
      description={
        <span className={classes.hint}>
          {isTyped ? t('newPage.slugTyped') : t('newPage.slugFollows')}
          {slug === '' ? null : (
            <span className={classes.path} aria-live="polite">
              {pathOnSite({ slug, locale }, defaultLocale)}
              {check.availability === 'free' ? (
                <span className={classes.free}>
                  <IconCircleCheckFilled size={14} aria-hidden /> {t('newPage.slugFree')}
                </span>
              ) : null}
            </span>
          )}
        </span>
      }
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      autoComplete="off"
      classNames={{ input: classes.input }}
      spellCheck={false}
    />
  );
}
