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
import { useEditor } from '../editor/editor-context.ts';
import { shortcutName } from '../editor/shortcut-name.ts';
import type { SaveState } from '../saving/save-state.ts';
import classes from './bar.module.css';
import { useMoment } from './use-moment.ts';

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

/** The one place that tells how the screen and the server relate, with the way to store. */
export function SaveStatus({ state, onStore, onConflict }: Props) {
  const { t } = useTranslation();
  const { isReadOnly } = useEditor();
  const text = useStateText(state);
  const Icon = icons[state.status];
  if (isReadOnly) return <span className={classes.state}>{t('editor.save.readOnly')}</span>;
  return (
    <div className={classes.saving}>
      <span className={classes.state} data-status={state.status}>
        <Icon size={18} stroke={1.6} aria-hidden />
        {state.status === 'conflict' ? (
          <UnstyledButton className={classes.wayOut} onClick={onConflict}>
            {text}
          </UnstyledButton>
        ) : (
          <span className={classes.stateText}>
            {text}
            {state.status === 'offline' && <span className={classes.kept}>, {t('editor.save.kept')}</span>}
          </span>
        )}
      </span>
      {/* Also while there is nothing to store: it is stored by itself so often that the button would jump. */}
      {state.status !== 'conflict' && (
        <Tooltip label={shortcutName('S')}>
          <Button className={classes.store} data-status={state.status} variant="default" onClick={onStore}>
            {t('editor.save.store')}
          </Button>
        </Tooltip>
      )}
    </div>
  );
}

function useStateText(state: SaveState): string {
  const { t } = useTranslation();
  const { page } = useEditor();
  const momentOf = useMoment();
  if (state.status !== 'saved') return t(`editor.save.${state.status}`);
  return t('editor.save.saved', { when: momentOf(state.at ?? new Date(page.updatedAt)) });
}
