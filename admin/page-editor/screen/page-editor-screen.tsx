import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { usePageEditorQuery } from '../../generated/graphql.ts';
import { FailureNotice, UnknownPage, useDelayed } from '../../shared/ui/index.ts';
import { EditorRoot } from './editor-root.tsx';
import classes from './page-editor-screen.module.css';

const PAGE_ID = /^[1-9]\d{0,9}$/;

/** The page editor of /pages/:pageID. */
export function PageEditorScreen() {
  const { pageID = '' } = useParams();
  if (!PAGE_ID.test(pageID)) return <UnknownPage className={classes.plain} />;
  return <LoadedEditor key={pageID} id={Number(pageID)} />;
}

function LoadedEditor({ id }: { id: number }) {
  const { t } = useTranslation();
  // Always fetched on opening, since another browser may have stored; afterwards the screen's own stores update it.
  const { data, error, refetch } = usePageEditorQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  if (data?.page) return <EditorRoot page={data.page} settings={data.settings} />;
  if (data) return <UnknownPage className={classes.plain} />;
  if (!error) return <LoadingEditor />;
  return (
    <main className={classes.plain}>
      <FailureNotice title={t('editor.load.failed')} onRetry={() => void refetch()}>
        {t('editor.load.failedText')}
      </FailureNotice>
    </main>
  );
}

function LoadingEditor() {
  const { t } = useTranslation();
  const isSlow = useDelayed(true);
  return (
    <main className={classes.loading} aria-busy aria-label={t('editor.load.loading')}>
      {isSlow && (
        <>
          <Skeleton height={20} width={280} className={classes.bar} />
          <Skeleton height="70%" width="50%" className={classes.page} />
        </>
      )}
    </main>
  );
}
