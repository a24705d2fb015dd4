import type { MediaFileDetailsFragment } from '../../generated/graphql.ts';
import type { FocalPoint } from './focal-point.ts';
import { Button } from '@mantine/core';
import { IconFocus2 } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getThumbnailUrl } from '../../shared/media-url.ts';
import { useLibraryContext } from '../library/library-context.ts';
import classes from './focal-point-editor.module.css';
import { imageCenter, focalPointAt, moveFocalPoint } from './focal-point.ts';

type Props = { file: MediaFileDetailsFragment };

/** Delay after the last key press before a moved focal point is saved. */
const storeDelayMs = 600;

/** The focal point while it is moved; saved when it comes to rest or when the editor closes. */
function useFocalPoint({ id, focalPoint }: MediaFileDetailsFragment) {
  const { changes } = useLibraryContext();
  const [draft, setDraft] = useState<FocalPoint | null>(null);
  const pendingStore = useRef<{ point: FocalPoint; timer: ReturnType<typeof setTimeout> }>(null);
  function cancelPending(): FocalPoint | null {
    const { point = null, timer } = pendingStore.current ?? {};
    clearTimeout(timer);
    pendingStore.current = null;
    return point;
  }
  async function store(point: FocalPoint | null) {
    cancelPending();
    setDraft(point);
    await changes.editFile({ id, focalPoint: point });
    // Keep a newer point that was set in the meantime.
    setDraft((current) => (current === point ? null : current));
  }
  const storePending = useEffectEvent(() => {
    const point = cancelPending();
    if (point) void store(point);
  });
  useEffect(() => () => storePending(), []);
  return {
    point: draft ?? focalPoint,
    store,
    scheduleStore(point: FocalPoint) {
      cancelPending();
      setDraft(point);
      pendingStore.current = { point, timer: setTimeout(() => void store(point), storeDelayMs) };
    },
  };
}

type TargetProps = {
  point: FocalPoint | null;
  onPoint: (point: FocalPoint) => void;
  onStep: (point: FocalPoint) => void;
};

function FocalPointTarget({ point, onPoint, onStep }: TargetProps) {
  const { t } = useTranslation();
  const { x, y } = point ?? imageCenter;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button
      ref={button}
      type="button"
      className={classes.target}
      aria-label={t('media.focalPoint.move', { x: Math.round(x * 100), y: Math.round(y * 100) })}
      onClick={(event) => {
        // A click triggered by the keyboard has no position.
        if (event.detail > 0) onPoint(focalPointAt(event, event.currentTarget.getBoundingClientRect()));
      }}
      onKeyDown={(event) => {
        const next = moveFocalPoint({ x, y }, event);
        if (next === null) return;
        event.preventDefault();
        onStep(next);
      }}
    />
  );
}

/** The whole image with the point that stays visible when it is cropped; set by click or arrow keys. */
export function FocalPointEditor({ file }: Props) {
  const { t } = useTranslation();
  const [isSetting, setIsSetting] = useState(false);
  const { point, store, scheduleStore } = useFocalPoint(file);
  const { x, y } = point ?? imageCenter;
  return (
    <div>
      <div className={classes.backdrop}>
        <div className={classes.frame}>
          <img className={classes.image} src={getThumbnailUrl(file, 640)} alt={file.defaultAltText} />
          {point !== null || isSetting ? (
            <span className={classes.point} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} aria-hidden />
          ) : null}
          {isSetting ? (
            <FocalPointTarget point={point} onPoint={(next) => void store(next)} onStep={scheduleStore} />
          ) : null}
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
