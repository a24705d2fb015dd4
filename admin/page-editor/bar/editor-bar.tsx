import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Flag, StatusMark, useScreenTitle } from '../../shared/ui/index.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useContentValue } from '../editor/use-content.ts';
import classes from './bar.module.css';

type Props = { company: ReactNode; saveStatus: ReactNode; primary: ReactNode; menu: ReactNode };

/** Way back, what page it is, its state, and the one thing to do next. */
export function EditorBar({ company, saveStatus, primary, menu }: Props) {
  const { t } = useTranslation();
  const { page, path } = useEditor();
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
        <Flag locale={page.locale} />
        {page.locale}
      </span>
      <span className={classes.status}>
        <StatusMark status={page.status} hasNewerWork={page.hasNewerWork} />
      </span>
      <div className={classes.end}>
        {company}
        {saveStatus}
        <div className={classes.actions}>{primary}</div>
        {menu}
      </div>
    </header>
  );
}
