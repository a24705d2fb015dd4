import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSettings } from '../shared/settings/index.ts';
import { editorPath, pathOnSite } from './page-path.ts';
import classes from './slug-field.module.css';
import type { SlugCheck } from './use-slug-check.ts';

type Props = { reason: NonNullable<SlugCheck['reason']> };

/** Why a slug cannot be given: the rule that it breaks, or the page that has it. */
export function SlugRefusal({ reason: { rule, takenBy } }: Props) {
  const { t } = useTranslation();
  const { defaultLocale } = useSettings();
  if (rule !== null) return <>{t(`newPage.slugRules.${rule}`)}</>;
  if (takenBy === null) return <>{t('newPage.slugUnavailable')}</>;
  const { id, title } = takenBy;
  return (
    <span>
      {t('newPage.slugTakenBy')}{' '}
      <Link className={classes.holder} to={editorPath(id)}>
        {title || pathOnSite(takenBy, defaultLocale)}
      </Link>
      .
    </span>
  );
}
