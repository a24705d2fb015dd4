import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSettings } from '../../shared/settings/index.ts';
import { getEditorPath, getSitePath } from './page-path.ts';
import classes from './slug-field.module.css';
import type { SlugCheck } from './use-slug-check.ts';

type Props = { reason: NonNullable<SlugCheck['reason']> };

/** Explains why a slug is not available: the broken rule, or the page that uses it. */
export function SlugError({ reason: { rule, takenBy } }: Props) {
  const { t } = useTranslation();
  const { defaultLocale } = useSettings();
  if (rule !== null) return <>{t(`newPage.slugRules.${rule}`)}</>;
  if (takenBy === null) return <>{t('newPage.slugUnavailable')}</>;
  const { id, title } = takenBy;
  return (
    <span>
      {t('newPage.slugTakenBy')}{' '}
      <Link className={classes.owner} to={getEditorPath(id)}>
        {title || getSitePath(takenBy, defaultLocale)}
      </Link>
      .
    </span>
  );
}
