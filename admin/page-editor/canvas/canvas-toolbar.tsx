import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconHistory, IconKeyboard } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePageEditor } from '../editor/editor-context.ts';
import { useUndo } from '../editor/use-undo.ts';
import { shortcutLabel } from '../editor/shortcut-label.ts';
import type { Sidebars } from '../editor/use-sidebars.ts';
import classes from './canvas.module.css';
import { SidebarToggle } from './sidebar-toggle.tsx';
import { CanvasWidthSelector } from './canvas-width-selector.tsx';

type Icon = ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;

type Props = {
  width: number;
  isCustomWidth: boolean;
  scale: number;
  onWidthChange: (width: number, isCustomWidth: boolean) => void;
  sidebars: Sidebars;
};

/** The toolbar above the canvas: undo and redo, width, scale, shortcuts, history and the sidebars. */
export function CanvasToolbar({ width, isCustomWidth, scale, onWidthChange, sidebars }: Props) {
  const { t } = useTranslation();
  const { page, showShortcuts } = usePageEditor();
  const { hasPast, hasFuture, undo, redo } = useUndo();
  return (
    <div className={classes.bar}>
      <div className={classes.group}>
        <SidebarToggle name="outline" sidebars={sidebars} />
        <UndoButton icon={IconArrowBackUp} label={t('editor.undo')} keys="Z" disabled={!hasPast} onPress={undo} />
        <UndoButton
          icon={IconArrowForwardUp}
          label={t('editor.redo')}
          keys="Shift+Z"
          disabled={!hasFuture}
          onPress={redo}
        />
      </div>
      <CanvasWidthSelector width={width} isCustomWidth={isCustomWidth} onWidthChange={onWidthChange} />
      <div className={`${classes.group} ${classes.trailing}`}>
        <span className={classes.scale}>{t('editor.canvas.scale', { percent: Math.round(scale * 100) })}</span>
        <Tooltip label={`${t('editor.keys.title')} ${shortcutLabel('/')}`}>
          <ActionIcon className={classes.help} aria-label={t('editor.keys.title')} onClick={showShortcuts}>
            <IconKeyboard size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('history.title')}>
          <ActionIcon component={Link} to={`/pages/${page.id}/history`} aria-label={t('history.title')}>
            <IconHistory size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
        <SidebarToggle name="panel" sidebars={sidebars} />
      </div>
    </div>
  );
}

type UndoButtonProps = { icon: Icon; label: string; keys: string; disabled: boolean; onPress: () => void };

/** Uses aria-disabled, so that the button keeps the focus when there is nothing left to undo. */
function UndoButton({ icon: Icon, label, keys, disabled, onPress }: UndoButtonProps) {
  return (
    <Tooltip label={`${label} ${shortcutLabel(keys)}`}>
      <ActionIcon
        aria-label={label}
        aria-disabled={disabled}
        data-dimmed={disabled || undefined}
        className={classes.undoButton}
        onClick={disabled ? undefined : onPress}
      >
        <Icon size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
