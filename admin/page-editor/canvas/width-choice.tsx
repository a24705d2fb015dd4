import { NumberInput, SegmentedControl } from '@mantine/core';
import { IconArrowsHorizontal, IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './canvas.module.css';
import { NARROWEST, toWidth, type Viewport, viewports, WIDEST } from './viewport.ts';

type Icon = ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;

const icons: Record<Viewport, Icon> = { 1280: IconDeviceDesktop, 768: IconDeviceTablet, 360: IconDeviceMobile };
const FREE = 'free';

type Props = { width: number; isFree: boolean; onChoose: (width: number, isFree: boolean) => void };

/** The usual widths of screens, and any other by number or by the handle at the page's edge. */
export function WidthChoice({ width, isFree, onChoose }: Props) {
  const { t } = useTranslation();
  const choices = viewports.map((viewport) => ({
    value: String(viewport),
    label: (
      <Choice icon={icons[viewport]} text={String(viewport)} name={t('editor.canvas.pixels', { width: viewport })} />
    ),
  }));
  const free = (
    <Choice icon={IconArrowsHorizontal} text={t('editor.canvas.free')} name={t('editor.canvas.freeWidth')} />
  );
  return (
    <div className={classes.widths}>
      <SegmentedControl
        size="xs"
        aria-label={t('editor.canvas.width')}
        value={isFree ? FREE : String(width)}
        onChange={(value) => (value === FREE ? onChoose(width, true) : onChoose(Number(value), false))}
        data={[...choices, { value: FREE, label: free }]}
      />
      {isFree && <WidthNumber width={width} onChoose={(next) => onChoose(next, true)} />}
    </div>
  );
}

function Choice({ icon: Icon, text, name }: { icon: Icon; text: string; name: string }) {
  return (
    <span className={classes.viewport} title={name}>
      <Icon size={16} stroke={1.6} aria-hidden />
      <span aria-hidden className={classes.viewportText}>
        {text}
      </span>
      <span className={classes.hidden}>{name}</span>
    </span>
  );
}

/** What is being typed may be no width yet, such as the 1 of 1024. */
function WidthNumber({ width, onChoose }: { width: number; onChoose: (width: number) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<number | string | null>(null);
  const settle = () => {
    const wanted = Number(typed);
    setTyped(null);
    if (wanted > 0) onChoose(toWidth(wanted));
  };
  return (
    <NumberInput
      size="xs"
      className={classes.number}
      aria-label={t('editor.canvas.widthInPixels')}
      value={typed ?? width}
      min={NARROWEST}
      max={WIDEST}
      step={10}
      allowDecimal={false}
      allowNegative={false}
      hideControls
      onChange={setTyped}
      onBlur={settle}
      onKeyDown={(event) => event.key === 'Enter' && settle()}
    />
  );
}
