import { ActionIcon, NumberInput, Select, Slider, Tooltip } from '@mantine/core';
import { IconFlipHorizontal, IconFlipVertical, IconRotate, IconRotateClockwise } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CropParams } from '../content/page-content.ts';
import classes from './crop.module.css';
import {
  boundingBox,
  flipCrop,
  selectRect,
  type Size,
  straighten,
  straightenAngle,
  rotateQuarter,
} from './crop-params.ts';

type Props = {
  crop: CropParams;
  size: Size;
  ratio: number | undefined;
  /** Whether the field prescribes the ratio, so that it cannot be selected. */
  hasFixedRatio: boolean;
  onCropChange: (crop: CropParams) => void;
  onRatioChange: (ratio: number | undefined) => void;
};

const ANY_RATIO = 'free';

/** Degrees; from 45 on it would be closer to the next quarter turn. */
const MAX_ANGLE = 40;
const ratios = ['1:1', '4:3', '3:2', '16:9', '3:4', '2:3'] as const;

function parseRatio(ratio: string): number {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  return across / down;
}

/** Controls to rotate, flip and straighten an image, to select the ratio, and to enter the crop in pixels. */
export function CropControls(props: Props) {
  const { crop, size, onCropChange } = props;
  const { t } = useTranslation();
  const actions = [
    { name: 'left', Icon: IconRotate, run: () => rotateQuarter(crop, size, -1) },
    { name: 'right', Icon: IconRotateClockwise, run: () => rotateQuarter(crop, size, 1) },
    { name: 'sideways', Icon: IconFlipHorizontal, run: () => flipCrop(crop, size, 'sideways') },
    { name: 'upsideDown', Icon: IconFlipVertical, run: () => flipCrop(crop, size, 'upside-down') },
  ] as const;
  return (
    <div className="ui-stack ui-gap-18">
      <div className="ui-flex ui-gap-8">
        {actions.map(({ name, Icon, run }) => (
          <Tooltip key={name} label={t(`editor.crop.${name}`)}>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t(`editor.crop.${name}`)}
              onClick={() => onCropChange(run())}
            >
              <Icon size={18} stroke={1.6} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ))}
      </div>
      <StraightenSlider {...props} />
      {!props.hasFixedRatio && <RatioSelect {...props} />}
      <CropNumbers {...props} />
    </div>
  );
}

function StraightenSlider({ crop, size, onCropChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div>
      <p className={classes.label} id={id}>
        {t('editor.crop.straighten')}
        <span>{straightenAngle(crop)}°</span>
      </p>
      <Slider
        thumbProps={{ 'aria-labelledby': id }}
        min={-MAX_ANGLE}
        max={MAX_ANGLE}
        step={0.5}
        value={straightenAngle(crop)}
        label={null}
        onChange={(angle) => onCropChange(straighten(crop, size, angle))}
      />
    </div>
  );
}

function RatioSelect({ size, ratio, onRatioChange }: Props) {
  const { t } = useTranslation();
  const originalRatio = String(size.width / size.height);
  const data = [
    { value: ANY_RATIO, label: t('editor.crop.free') },
    { value: originalRatio, label: t('editor.crop.original') },
    ...ratios
      .filter((name) => String(parseRatio(name)) !== originalRatio)
      .map((name) => ({ value: String(parseRatio(name)), label: name })),
  ];
  return (
    <Select
      label={t('editor.crop.ratio')}
      data={data}
      value={ratio === undefined ? ANY_RATIO : String(ratio)}
      allowDeselect={false}
      onChange={(value) => onRatioChange(value === ANY_RATIO || value === null ? undefined : Number(value))}
    />
  );
}

function CropNumbers({ crop, size, onCropChange }: Props) {
  const { t } = useTranslation();
  const box = boundingBox(size, crop.rotate);
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
          value={crop[name]}
          onChange={(value) => typeof value === 'number' && onCropChange(selectRect(crop, size, { [name]: value }))}
        />
      ))}
    </div>
  );
}
