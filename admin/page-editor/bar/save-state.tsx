import { Button, Tooltip, UnstyledButton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudExclamation,
  IconCloudUp,
  IconPointFilled,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../editor/editor-context.ts';
import { shortcutName } from '../editor/shortcut-name.ts';
import type { SaveState } from '../saving/save-state.ts';
import classes from './bar.module.css';

type Icon = ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;

const icons: Record<SaveState['status'], Icon> = {
  saved: IconCloudCheck,
  unsaved: IconPointFilled,
  saving: IconCloudUp,
  failed: IconCloudExclamation,
  conflict: IconAlertTriangle,
};

type Props = { state: SaveState; onStore: () => void; onConflict: () => void };

/** The one place that tells how the screen and the server relate, with the way to store. */
export function SaveStatus({ state, onStore, onConflict }: Props) {
  const { t } = useTranslation();
  const { isReadOnly } = useEditor();
  const text = useStateText(state);
  const Icon = icons[state.status];
  if (isReadOnly) return <span className={classes.state}>{t('editor.save.readOnly')}</span>;
  const needsStoring = state.status === 'unsaved' || state.status === 'failed';
  return (
    <div className={classes.saving}>
      <span className={classes.state} data-status={state.status}>
        <Icon size={18} stroke={1.6} aria-hidden />
        {state.status === 'conflict' ? (
          <UnstyledButton className={classes.wayOut} onClick={onConflict}>
            {text}
          </UnstyledButton>
        ) : (
          <span className={classes.stateText}>{text}</span>
        )}
      </span>
      {needsStoring && (
        <Tooltip label={shortcutName('S')}>
          <Button variant="default" onClick={onStore}>
            {t('editor.save.store')}
          </Button>
        </Tooltip>
      )}
    </div>
  );
}

function useStateText(state: SaveState): string {
  const { t, i18n } = useTranslation();
  const { page } = useEditor();
  if (state.status !== 'saved') return t(`editor.save.${state.status}`);
  return t('editor.save.saved', { when: formatStored(state.at ?? new Date(page.updatedAt), i18n.language) });
}

/** The time of day for today, the date before that. */
function formatStored(at: Date, language: string): string {
  const isToday = at.toDateString() === new Date().toDateString();
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  return new Intl.DateTimeFormat(language, isToday ? time : { day: 'numeric', month: 'short' }).format(at);
}
