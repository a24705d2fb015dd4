import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './list-parts.module.css';

/** Search and filters leave nothing; the way back to all. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.nothing}>
      <p>{t('search.noResults')}</p>
      <Button variant="default" onClick={onClear}>
        {t('list.clearAll')}
      </Button>
    </div>
  );
}
