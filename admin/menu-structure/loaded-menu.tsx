import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMenuQuery } from '../generated/graphql.ts';
import { FailureNotice } from '../shared/ui/index.ts';
import { MenuEditor } from './menu-editor.tsx';

type Props = { id: number; onDeleted: () => void };

/** Asks the server for a menu each time that it is opened, so that nobody works on an old draft. */
export function LoadedMenu({ id, onDeleted }: Props) {
  const { t } = useTranslation();
  const [turn, setTurn] = useState(0);
  const { data, error, refetch } = useMenuQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  const reload = () => void refetch().then(() => setTurn((last) => last + 1));
  if (error)
    return (
      <FailureNotice title={t('menus.failedLoad')} onRetry={reload}>
        {t('failure.screenHint')}
      </FailureNotice>
    );
  const menu = data?.menu;
  if (!menu) return null;
  return <MenuEditor key={turn} loaded={menu} onReload={reload} onDeleted={onDeleted} />;
}
