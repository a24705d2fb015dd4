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
  saving: IconCloudUp,
  offline: IconCloudOff,
  failed: IconCloudExclamation,
  conflict: IconAlertTriangle,
};

/** Where storing by hand makes a difference; while it is stored by itself the button stays, so that nothing jumps. */
const canStore: Record<SaveState['status'], boolean> = {
  saved: false,
  unsaved: true,
  saving: true,
  offline: true,
  failed: true,
  conflict: false,
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
          <span className={classes.stateText}>{text}</span>
        )}
      </span>
      {canStore[state.status] && (
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
  const { t } = useTranslation();
  const { page } = useEditor();
  const momentOf = useMoment();
  if (state.status !== 'saved') return t(`editor.save.${state.status}`);
  return t('editor.save.saved', { when: momentOf(state.at ?? new Date(page.updatedAt)) });
}
