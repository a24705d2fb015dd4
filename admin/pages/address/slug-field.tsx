import { TextInput } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../shared/settings/index.ts';
import { getSitePath } from './page-path.ts';
import classes from './slug-field.module.css';
import { SlugError } from './slug-error.tsx';
import type { SlugCheck } from './use-slug-check.ts';

type Props = {
  slug: string;
  locale: string;
  check: SlugCheck;
  error: string | undefined;
  /** Allows editing even in locales whose slugs are generated, since a different slug is needed here. */
  isAlwaysEditable?: boolean;
  onChange: (slug: string) => void;
};

/** Slug of a page: editable where the locale allows it, otherwise generated from the title. */
export function SlugField({ slug, locale, check, error, isAlwaysEditable = false, onChange }: Props) {
  const { t } = useTranslation();
  const { customSlugLocales, defaultLocale } = useSettings();
  const isEditable = isAlwaysEditable || customSlugLocales.includes(locale);
  const slugError = check.reason && <SlugError reason={check.reason} />;
  return (
    <TextInput
      name="slug"
      data-autofocus={isAlwaysEditable || undefined}
      label={t('properties.page.slug')}
      value={slug}
      readOnly={!isEditable}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={slugError ?? error}
      description={
        <span className={classes.hint}>
          {isEditable ? t('newPage.slugTyped') : t('newPage.slugFollows')}
          {slug === '' ? null : (
            <span className={classes.path} aria-live="polite">
              {getSitePath({ slug, locale }, defaultLocale)}
              {check.availability === 'free' ? (
                <span className="ui-inline-row ui-gap-4 ui-ok">
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
