import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenuQuery } from '../generated/graphql.ts';
import { FailureNotice } from '../shared/ui/index.ts';
import { MenuEditor } from './menu-editor.tsx';

type Props = { id: number; onDeleted: () => void };

/** Loads the menu from the server each time it is opened, so that nobody edits an outdated draft. */
export function MenuLoader({ id, onDeleted }: Props) {
  const { t } = useTranslation();
  const [loadCount, setLoadCount] = useState(0);
  const { data, error, refetch } = useMenuQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const reload = () => void refetch().then(() => setLoadCount((last) => last + 1));
  if (error)
    return (
      <FailureNotice title={t('menus.failedLoad')} onRetry={reload}>
        {t('failure.screenHint')}
      </FailureNotice>
    );
  const menu = data?.menu;
  if (!menu) return null;
  return <MenuEditor key={loadCount} loaded={menu} onReload={reload} onDeleted={onDeleted} />;
}
