import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusMark } from '../../shared/ui/index.ts';
import type { PublishingChecks } from '../checks/use-publishing-checks.ts';
import { useEditor } from '../editor/editor-context.ts';
import { PublicationChecks } from '../outline/publication-checks.tsx';
import classes from './panel.module.css';

type Props = { title: string; children: ReactNode };

/** In the panel's place where the screen has no room for it elsewhere. */
function NarrowPanel({ title, children }: Props) {
  const { t } = useTranslation();
  const { state, act } = useEditor();
  return (
    <aside className={classes.panel} data-narrow data-open={state.isPanelOpen || undefined} aria-label={title}>
      <ActionIcon
        className={classes.closeCorner}
        aria-label={t('common.close')}
        onClick={() => act({ type: 'close-panel' })}
      >
        <IconX size={18} stroke={1.6} />
      </ActionIcon>
      {children}
    </aside>
  );
}

export function OutlinePanel({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return <NarrowPanel title={t('editor.outline.title')}>{children}</NarrowPanel>;
}

/** At phone width: the page's status, its checks and the way to publish it. */
export function PublicationPanel({ found, children }: { found: PublishingChecks; children: ReactNode }) {
  const { t } = useTranslation();
  const { page } = useEditor();
  return (
    <NarrowPanel title={t('editor.publication.title')}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('editor.publication.title')}</h2>
      </div>
      <div className={classes.sheetBody}>
        <div className={classes.publication}>
          <StatusMark status={page.status} hasNewerWork={page.hasNewerWork} />
          {children}
        </div>
        <PublicationChecks found={found} id="publication-checks-panel" />
      </div>
    </NarrowPanel>
  );
}
