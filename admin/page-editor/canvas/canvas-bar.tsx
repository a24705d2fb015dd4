import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconHistory, IconKeyboard } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEditor } from '../editor/editor-context.ts';
import { useHistory } from '../editor/use-history.ts';
import { shortcutName } from '../editor/shortcut-name.ts';
import type { Columns } from '../editor/use-columns.ts';
import classes from './canvas.module.css';
import { ColumnToggle } from './column-toggle.tsx';
import { WidthChoice } from './width-choice.tsx';

type Icon = ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;

type Props = {
  width: number;
  isFree: boolean;
  scale: number;
  onChoose: (width: number, isFree: boolean) => void;
  columns: Columns;
};

export function CanvasBar({ width, isFree, scale, onChoose, columns }: Props) {
  const { t } = useTranslation();
  const { page, showHelp } = useEditor();
  const { hasPast, hasFuture, undo, redo } = useHistory();
  return (
    <div className={classes.bar}>
      <div className={classes.group}>
        <ColumnToggle name="outline" columns={columns} />
        <StepButton icon={IconArrowBackUp} label={t('editor.undo')} keys="Z" disabled={!hasPast} onPress={undo} />
        <StepButton
          icon={IconArrowForwardUp}
          label={t('editor.redo')}
          keys="Shift+Z"
          disabled={!hasFuture}
          onPress={redo}
        />
      </div>
      <WidthChoice width={width} isFree={isFree} onChoose={onChoose} />
      <div className={`${classes.group} ${classes.end}`}>
        <span className={classes.scale}>{t('editor.canvas.scale', { percent: Math.round(scale * 100) })}</span>
        <Tooltip label={`${t('editor.keys.title')} ${shortcutName('/')}`}>
          <ActionIcon className={classes.help} aria-label={t('editor.keys.title')} onClick={showHelp}>
            <IconKeyboard size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('history.title')}>
          <ActionIcon component={Link} to={`/pages/${page.id}/history`} aria-label={t('history.title')}>
            <IconHistory size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <ColumnToggle name="panel" columns={columns} />
      </div>
    </div>
  );
}

type StepProps = { icon: Icon; label: string; keys: string; disabled: boolean; onPress: () => void };

/** Stays focusable when there is nothing to undo, so that the keyboard keeps its place. */
function StepButton({ icon: Icon, label, keys, disabled, onPress }: StepProps) {
  return (
    <Tooltip label={`${label} ${shortcutName(keys)}`}>
      <ActionIcon
        aria-label={label}
        aria-disabled={disabled}
        data-dimmed={disabled || undefined}
        className={classes.step}
        onClick={disabled ? undefined : onPress}
      >
        <Icon size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
