import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../messages/empty-state.tsx';

/** Replaces the whole screen of a page that does not exist; `className` styles its `main`. */
export function UnknownPage({ className }: { className: string | undefined }) {
  const { t } = useTranslation();
  return (
    <main className={className}>
      <EmptyState
        title={t('editor.load.unknown')}
        actions={
          <Button component={Link} to="/">
            {t('editor.load.toOverview')}
          </Button>
        }
      >
        {t('editor.load.unknownText')}
      </EmptyState>
    </main>
  );
}
