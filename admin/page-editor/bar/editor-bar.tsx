import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LocaleFlag, StatusBadge, useScreenTitle } from '../../shared/ui/index.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { useContentValue } from '../editor/use-content.ts';
import classes from './bar.module.css';

type Props = { collaborators: ReactNode; saveStatus: ReactNode; primaryAction: ReactNode; menu: ReactNode };

/** The editor's top bar: back link, page title and status, save status, primary action and menu. */
export function EditorBar({ collaborators, saveStatus, primaryAction, menu }: Props) {
  const { t } = useTranslation();
  const { page, path } = usePageEditor();
  const title = useContentValue((content) => content.title);
  useScreenTitle(t('editor.screenTitle', { title: page.title }));
  return (
    <header className={classes.bar}>
      <ActionIcon component={Link} to="/" aria-label={t('editor.back')}>
        <IconArrowLeft size={20} stroke={1.6} />
      </ActionIcon>
      <h1 className={classes.title}>{title || t('editor.untitled')}</h1>
      <span className={classes.slug}>{path}</span>
      <span className={classes.locale}>
        <LocaleFlag locale={page.locale} />
        {page.locale}
      </span>
      <span className={classes.status}>
        <StatusBadge status={page.status} hasNewerWork={page.hasNewerWork} />
      </span>
      <div className="ui-row ui-fixed ui-shrink ui-gap-10 ui-end">
        {collaborators}
        {saveStatus}
        <div className={classes.actions}>{primaryAction}</div>
        {menu}
      </div>
    </header>
  );
}
