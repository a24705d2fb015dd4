import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../shared/ui/index.ts';
import type { PublishingChecks } from '../checks/use-publishing-checks.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { PublicationChecks } from '../outline/publication-checks.tsx';
import classes from './editor-panel.module.css';

type Props = { title: string; children: ReactNode };

/** A panel for narrow screens, in place of the activity's panel. */
function NarrowPanel({ title, children }: Props) {
  const { t } = useTranslation();
  const { state, dispatch } = usePageEditor();
  return (
    <aside className={classes.panel} data-narrow data-open={state.isPanelOpen || undefined} aria-label={title}>
      <ActionIcon
        className={classes.closeInCorner}
        aria-label={t('common.close')}
        onClick={() => dispatch({ type: 'close-panel' })}
      >
        <IconX size={18} stroke={1.6} />
      </ActionIcon>
      {children}
    </aside>
  );
}

/** The outline as a panel, on screens without a column for it. */
export function OutlinePanel({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return <NarrowPanel title={t('editor.outline.title')}>{children}</NarrowPanel>;
}

/** At phone width: the page's status, its checks and the way to publish it. */
export function PublicationPanel({ checks, children }: { checks: PublishingChecks; children: ReactNode }) {
  const { t } = useTranslation();
  const { page } = usePageEditor();
  return (
    <NarrowPanel title={t('editor.publication.title')}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('editor.publication.title')}</h2>
      </div>
      <div className={classes.sheetBody}>
        <div className={classes.publication}>
          <StatusBadge status={page.status} hasNewerWork={page.hasNewerWork} />
          {children}
        </div>
        <PublicationChecks checks={checks} id="publication-checks-panel" />
      </div>
    </NarrowPanel>
  );
}
