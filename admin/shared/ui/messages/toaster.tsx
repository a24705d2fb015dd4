import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { createObservable } from '../../observable.ts';
import classes from './toaster.module.css';

type ToastAction = {
  label: string;
  run: () => void;
  /** Calls `dismiss` when the action is no longer useful. Returns a function that stops watching. */
  watch?: (dismiss: () => void) => () => void;
};
type Toast = { text: string; action?: ToastAction | undefined };

const current = createObservable<Toast | null>(null);

/** How long a message stays; paused while it is hovered or focused. */
const toastDurationMs = 12_000;

/** Shows a message with at most one action, such as undo, when the screen has no place for it. */
export function showToast(text: string, action?: Toast['action']): void {
  current.set({ text, action });
}

/** Closes this message unless another one has replaced it. */
function dismiss(toast: Toast): void {
  if (current.get() === toast) close();
}

/** A watched action belongs to the screen that offers it, so its message closes with that screen. */
function closeWatched(): void {
  if (current.get()?.action?.watch) close();
}

function close(): void {
  current.set(null);
}

function ToastMessage({ toast }: { toast: Toast }) {
  const { t } = useTranslation();
  const [isPaused, setIsPaused] = useState(false);
  const { text, action } = toast;
  useEffect(() => action?.watch?.(() => dismiss(toast)), [action, toast]);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(close, toastDurationMs);
    return () => clearTimeout(timer);
  }, [isPaused, toast]);
  return (
    <div
      className={classes.toast}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <span className="ui-grow ui-break">{text}</span>
      {action ? (
        <UnstyledButton
          className={classes.action}
          onClick={() => {
            close();
            action.run();
          }}
        >
          {action.label}
        </UnstyledButton>
      ) : null}
      <UnstyledButton className={classes.close} aria-label={t('common.close')} onClick={close}>
        <IconX size={16} stroke={1.6} aria-hidden />
      </UnstyledButton>
    </div>
  );
}

/** Shows the messages of `showToast`; rendered once per page. */
export function Toaster() {
  const toast = useSyncExternalStore(current.subscribe, current.get);
  useEffect(() => closeWatched, []);
  return (
    <div className={classes.container} role="status">
      {toast === null ? null : <ToastMessage toast={toast} />}
    </div>
  );
}
