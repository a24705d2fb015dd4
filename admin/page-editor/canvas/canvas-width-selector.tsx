import { NumberInput, SegmentedControl } from '@mantine/core';
import { IconArrowsHorizontal, IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './canvas.module.css';
import { MIN_CANVAS_WIDTH, toCanvasWidth, type ViewportWidth, viewportWidths, MAX_CANVAS_WIDTH } from './viewport.ts';

type Icon = ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;

const icons: Record<ViewportWidth, Icon> = { 1280: IconDeviceDesktop, 768: IconDeviceTablet, 360: IconDeviceMobile };
const CUSTOM = 'free';

type Props = { width: number; isCustomWidth: boolean; onWidthChange: (width: number, isCustomWidth: boolean) => void };

/** Selects the canvas width: usual screen widths, or a custom one as a number. */
export function CanvasWidthSelector({ width, isCustomWidth, onWidthChange }: Props) {
  const { t } = useTranslation();
  const choices = viewportWidths.map((viewport) => ({
    value: String(viewport),
    label: (
      <WidthOption
        icon={icons[viewport]}
        text={String(viewport)}
        name={t('editor.canvas.pixels', { width: viewport })}
      />
    ),
  }));
  const customLabel = (
    <WidthOption icon={IconArrowsHorizontal} text={t('editor.canvas.free')} name={t('editor.canvas.freeWidth')} />
  );
  return (
    <div className={classes.widthSelector}>
      <SegmentedControl
        size="xs"
        aria-label={t('editor.canvas.width')}
        value={isCustomWidth ? CUSTOM : String(width)}
        onChange={(value) => (value === CUSTOM ? onWidthChange(width, true) : onWidthChange(Number(value), false))}
        data={[...choices, { value: CUSTOM, label: customLabel }]}
      />
      {isCustomWidth && <CustomWidthInput width={width} onWidthChange={(next) => onWidthChange(next, true)} />}
    </div>
  );
}

function WidthOption({ icon: Icon, text, name }: { icon: Icon; text: string; name: string }) {
  return (
    <span className={classes.widthOption} title={name}>
      <Icon size={16} stroke={1.6} aria-hidden />
      <span aria-hidden className={classes.widthOptionText}>
        {text}
      </span>
      <span className={classes.visuallyHidden}>{name}</span>
    </span>
  );
}

/** The typed value applies on blur or Enter: the first digits of a number are no valid width. */
function CustomWidthInput({ width, onWidthChange }: { width: number; onWidthChange: (width: number) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<number | string | null>(null);
  const commit = () => {
    const typedWidth = Number(typed);
    setTyped(null);
    if (typedWidth > 0) onWidthChange(toCanvasWidth(typedWidth));
  };
  return (
    <NumberInput
      size="xs"
      className={classes.widthInput}
      aria-label={t('editor.canvas.widthInPixels')}
      value={typed ?? width}
      min={MIN_CANVAS_WIDTH}
      max={MAX_CANVAS_WIDTH}
      step={10}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
