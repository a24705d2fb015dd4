import { Button, Tooltip, UnstyledButton } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudExclamation,
  IconCloudOff,
  IconCloudUp,
  IconPointFilled,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageEditor } from '../editor/editor-context.ts';
import { shortcutLabel } from '../editor/shortcut-label.ts';
import type { SaveState } from '../saving/save-state.ts';
import classes from './bar.module.css';
import { useShortTime } from './use-short-time.ts';

type Icon = ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;

const icons: Record<SaveState['status'], Icon> = {
  saved: IconCloudCheck,
  unsaved: IconPointFilled,
  unsavedSlug: IconPointFilled,
  saving: IconCloudUp,
  offline: IconCloudOff,
  failed: IconCloudExclamation,
  conflict: IconAlertTriangle,
};

type Props = { state: SaveState; onStore: () => void; onConflict: () => void };

/** Shows whether everything is stored, with the button to store. */
export function SaveStatus({ state, onStore, onConflict }: Props) {
  const { t } = useTranslation();
  const { isReadOnly } = usePageEditor();
  const text = useSaveStateText(state);
  const Icon = icons[state.status];
  if (isReadOnly) return <span className={classes.state}>{t('editor.save.readOnly')}</span>;
  return (
    <div className="ui-row ui-gap-10">
      <span className={classes.state} data-status={state.status}>
        <Icon size={18} stroke={1.6} aria-hidden />
        {state.status === 'conflict' ? (
          <UnstyledButton className="ui-underline ui-size-13 ui-weight-560" onClick={onConflict}>
            {text}
          </UnstyledButton>
        ) : (
          <span className={classes.stateText}>
            {text}
            {state.status === 'offline' && (
              <span className={classes.draftNote}>, {t('editor.save.storedLocally')}</span>
            )}
          </span>
        )}
      </span>
      {/* Also shown if there is nothing to store: with automatic saving it would appear and disappear constantly. */}
      {state.status !== 'conflict' && (
        <Tooltip label={shortcutLabel('S')}>
          <Button className={classes.store} data-status={state.status} variant="default" onClick={onStore}>
            {t('editor.save.store')}
          </Button>
        </Tooltip>
      )}
    </div>
  );
}

function useSaveStateText(state: SaveState): string {
  const { t } = useTranslation();
  const { page } = usePageEditor();
  const shortTime = useShortTime();
  if (state.status !== 'saved') return t(`editor.save.${state.status}`);
  return t('editor.save.saved', { when: shortTime(state.at ?? new Date(page.updatedAt)) });
}
