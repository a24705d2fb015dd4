import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './list-parts.module.css';

/** Shown when search and filters match nothing, with a button to clear them. */
export function NoResults({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.noResults}>
      <p>{t('search.noResults')}</p>
      <Button variant="default" onClick={onClear}>
        {t('list.clearAll')}
      </Button>
    </div>
  );
}
