import { ActionIcon, NumberInput, Select, Slider, Tooltip } from '@mantine/core';
import { IconFlipHorizontal, IconFlipVertical, IconRotate, IconRotateClockwise } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CropParams } from '../content/page-content.ts';
import classes from './crop.module.css';
import { boxOf, mirrored, selected, type Size, slanted, slantOf, turned } from './cut.ts';

type Props = {
  cut: CropParams;
  size: Size;
  ratio: number | undefined;
  /** The place wants one ratio, which cannot be chosen then. */
  hasFixedRatio: boolean;
  onCut: (cut: CropParams) => void;
  onRatio: (ratio: number | undefined) => void;
};

const FREE = 'free';

/** Degrees; from 45 on it would be the next quarter turn. */
const LARGEST_SLANT = 40;
const ratios = ['1:1', '4:3', '3:2', '16:9', '3:4', '2:3'] as const;

function numberOf(ratio: string): number {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return across / down;
}

/** Turning, mirroring, straightening, the ratio, and the part in numbers. */
export function CropControls(props: Props) {
  const { cut, size, onCut } = props;
  const { t } = useTranslation();
  const deeds = [
    { name: 'left', Icon: IconRotate, run: () => turned(cut, size, -1) },
    { name: 'right', Icon: IconRotateClockwise, run: () => turned(cut, size, 1) },
    { name: 'sideways', Icon: IconFlipHorizontal, run: () => mirrored(cut, size, 'sideways') },
    { name: 'upsideDown', Icon: IconFlipVertical, run: () => mirrored(cut, size, 'upside-down') },
  ] as const;
  return (
    <div className={classes.controls}>
      <div className={classes.deeds}>
        {deeds.map(({ name, Icon, run }) => (
          <Tooltip key={name} label={t(`editor.crop.${name}`)}>
            <ActionIcon variant="default" size="lg" aria-label={t(`editor.crop.${name}`)} onClick={() => onCut(run())}>
              <Icon size={18} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ))}
      </div>
      <Straighten {...props} />
      {!props.hasFixedRatio && <RatioChoice {...props} />}
      <Numbers {...props} />
    </div>
  );
}

function Straighten({ cut, size, onCut }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div>
      <p className={classes.label} id={id}>
        {t('editor.crop.straighten')}
        <span>{slantOf(cut)}°</span>
      </p>
      <Slider
        thumbProps={{ 'aria-labelledby': id }}
        min={-LARGEST_SLANT}
        max={LARGEST_SLANT}
        step={0.5}
        value={slantOf(cut)}
        label={null}
        onChange={(slant) => onCut(slanted(cut, size, slant))}
      />
    </div>
  );
}

function RatioChoice({ size, ratio, onRatio }: Props) {
  const { t } = useTranslation();
  const own = String(size.width / size.height);
  const data = [
    { value: FREE, label: t('editor.crop.free') },
    { value: own, label: t('editor.crop.original') },
    ...ratios
      .filter((name) => String(numberOf(name)) !== own)
      .map((name) => ({ value: String(numberOf(name)), label: name })),
  ];
  return (
    <Select
      label={t('editor.crop.ratio')}
      data={data}
      value={ratio === undefined ? FREE : String(ratio)}
      allowDeselect={false}
      onChange={(value) => onRatio(value === FREE || value === null ? undefined : Number(value))}
    />
  );
}

function Numbers({ cut, size, onCut }: Props) {
  const { t } = useTranslation();
  const box = boxOf(size, cut.rotate);
  const limits = { x: box.width - 1, y: box.height - 1, width: box.width, height: box.height };
  return (
    <div className={classes.numbers}>
      {(['x', 'y', 'width', 'height'] as const).map((name) => (
        <NumberInput
          key={name}
          label={t(`editor.crop.numbers.${name}`)}
          size="xs"
          min={name === 'x' || name === 'y' ? 0 : 1}
          max={limits[name]}
          allowDecimal={false}
          value={cut[name]}
          onChange={(value) => typeof value === 'number' && onCut(selected(cut, size, { [name]: value }))}
        />
      ))}
    </div>
  );
}
