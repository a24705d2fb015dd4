import type { MediaFileDetailsFragment } from '../../generated/graphql.ts';
import type { FocalPoint } from './focal-point.ts';
import { Button } from '@mantine/core';
import { IconFocus2 } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { thumbnailAddress } from '../../shared/media-address.ts';
import { useLibrary } from '../library-context.ts';
import classes from './focal-picture.module.css';
import { pictureMiddle, pointAt, stepPoint } from './focal-point.ts';

type Props = { file: MediaFileDetailsFragment };

/** Milliseconds of quiet before a point that keys moved is stored. */
const patience = 600;

/** The point as it is moved, stored when it comes to rest, at the latest when the picture is left. */
function useFocalPoint({ id, focalPoint }: MediaFileDetailsFragment) {
  const { changes } = useLibrary();
  const [draft, setDraft] = useState<FocalPoint | null>(null);
  const waiting = useRef<{ point: FocalPoint; timer: ReturnType<typeof setTimeout> }>(null);
  function stopWaiting(): FocalPoint | null {
    const { point = null, timer } = waiting.current ?? {};
    clearTimeout(timer);
    waiting.current = null;
    return point;
  }
  async function store(point: FocalPoint | null) {
    stopWaiting();
    setDraft(point);
    await changes.editFile({ id, focalPoint: point });
    // What was moved on meanwhile stays where it is.
    setDraft((present) => (present === point ? null : present));
  }
  const storeWaiting = useEffectEvent(() => {
    const point = stopWaiting();
    if (point) void store(point);
  });
  useEffect(() => () => storeWaiting(), []);
  return {
    point: draft ?? focalPoint,
    store,
    storeLater(point: FocalPoint) {
      stopWaiting();
      setDraft(point);
      waiting.current = { point, timer: setTimeout(() => void store(point), patience) };
    },
  };
}

type TargetProps = {
  point: FocalPoint | null;
  onPoint: (point: FocalPoint) => void;
  onStep: (point: FocalPoint) => void;
};

function Target({ point, onPoint, onStep }: TargetProps) {
  const { t } = useTranslation();
  const { x, y } = point ?? pictureMiddle;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button
      ref={button}
      type="button"
      className={classes.target}
      aria-label={t('media.focalPoint.move', { x: Math.round(x * 100), y: Math.round(y * 100) })}
      onClick={(event) => {
        // A click by keyboard has no place.
        if (event.detail > 0) onPoint(pointAt(event, event.currentTarget.getBoundingClientRect()));
      }}
      onKeyDown={(event) => {
        const next = stepPoint({ x, y }, event);
        if (next === null) return;
        event.preventDefault();
        onStep(next);
      }}
    />
  );
}

/** The picture whole, with the point that stays in view when it is cut; set by click or by arrow keys. */
export function FocalPicture({ file }: Props) {
  const { t } = useTranslation();
  const [isSetting, setIsSetting] = useState(false);
  const { point, store, storeLater } = useFocalPoint(file);
  const { x, y } = point ?? pictureMiddle;
  return (
    <div>
      <div className={classes.ground}>
        <div className={classes.frame}>
          <img className={classes.picture} src={thumbnailAddress(file, 640)} alt={file.defaultAltText} />
          {point !== null || isSetting ? (
            <span className={classes.point} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} aria-hidden />
          ) : null}
          {isSetting ? <Target point={point} onPoint={(next) => void store(next)} onStep={storeLater} /> : null}
        </div>
      </div>
      {file.viewerCanManage ? (
        <div className={classes.tools}>
          <Button
            size="xs"
            variant="default"
            aria-pressed={isSetting}
            leftSection={<IconFocus2 size={15} stroke={1.6} aria-hidden />}
            onClick={() => setIsSetting(!isSetting)}
          >
            {isSetting ? t('media.focalPoint.done') : t('media.focalPoint.set')}
          </Button>
          {file.focalPoint && isSetting ? (
            <Button size="xs" variant="subtle" color="gray" onClick={() => void store(null)}>
              {t('media.focalPoint.remove')}
            </Button>
          ) : null}
          {isSetting ? <p className={classes.hint}>{t('media.focalPoint.hint')}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
