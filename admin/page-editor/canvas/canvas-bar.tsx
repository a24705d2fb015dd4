import { ActionIcon, SegmentedControl, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconHistory,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEditor } from '../editor/editor-context.ts';
import { useHistory } from '../editor/use-history.ts';
import { shortcutName } from '../editor/shortcut-name.ts';
import classes from './canvas.module.css';
import { type Viewport, viewports } from './viewport.ts';

type Icon = ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;

const icons: Record<Viewport, Icon> = { 1280: IconDeviceDesktop, 768: IconDeviceTablet, 390: IconDeviceMobile };

type Props = { viewport: Viewport; scale: number; onChoose: (viewport: Viewport) => void };

export function CanvasBar({ viewport, scale, onChoose }: Props) {
  const { t } = useTranslation();
  const { page } = useEditor();
  const { hasPast, hasFuture, undo, redo } = useHistory();
  return (
    <div className={classes.bar}>
      <div className={classes.group}>
        <StepButton icon={IconArrowBackUp} label={t('editor.undo')} keys="Z" disabled={!hasPast} onPress={undo} />
        <StepButton
          icon={IconArrowForwardUp}
          label={t('editor.redo')}
          keys="Shift+Z"
          disabled={!hasFuture}
          onPress={redo}
        />
      </div>
      <SegmentedControl
        size="xs"
        aria-label={t('editor.canvas.width')}
        value={String(viewport)}
        onChange={(value) => onChoose(viewports.find((width) => String(width) === value) ?? viewports[0])}
        data={viewports.map((width) => ({ value: String(width), label: <ViewportLabel width={width} /> }))}
      />
      <div className={`${classes.group} ${classes.end}`}>
        <span className={classes.scale}>{t('editor.canvas.scale', { percent: Math.round(scale * 100) })}</span>
        <Tooltip label={t('history.title')}>
          <ActionIcon component={Link} to={`/pages/${page.id}/history`} aria-label={t('history.title')}>
            <IconHistory size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
    </div>
  );
}

function ViewportLabel({ width }: { width: Viewport }) {
  const { t } = useTranslation();
  const Icon = icons[width];
  return (
    <span className={classes.viewport}>
      <Icon size={16} stroke={1.6} aria-hidden />
      <span aria-hidden>{width}</span>
      <span className={classes.hidden}>{t('editor.canvas.pixels', { width })}</span>
    </span>
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
