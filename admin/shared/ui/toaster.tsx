import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { createObservable } from '../observable.ts';
import classes from './toaster.module.css';

type ToastAction = {
  label: string;
  run: () => void;
  /** Calls `dismiss` once the action has nothing left to do; returns the function that ends watching. */
  watch?: (dismiss: () => void) => () => void;
};
type Toast = { text: string; action?: ToastAction | undefined };

const current = createObservable<Toast | null>(null);

/** How long a message stays, in milliseconds; it waits while the pointer or the focus is on it. */
const stay = 12_000;

/** Tells what was done where the screen has no place for it, with one way to go on, such as taking it back. */
export function showToast(text: string, action?: Toast['action']): void {
  current.set({ text, action });
}

/** Closes this message, unless another one has taken its place. */
function dismiss(toast: Toast): void {
  if (current.get() === toast) close();
}

/** A watched action works on the screen that offers it, so its message goes with that screen. */
function closeWatched(): void {
  if (current.get()?.action?.watch) close();
}

function close(): void {
  current.set(null);
}

function Message({ toast }: { toast: Toast }) {
  const { t } = useTranslation();
  const [isHeld, setIsHeld] = useState(false);
  const { text, action } = toast;
  useEffect(() => action?.watch?.(() => dismiss(toast)), [action, toast]);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(close, stay);
    return () => clearTimeout(timer);
  }, [isHeld, toast]);
  return (
    <div
      className={classes.toast}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span className={classes.text}>{text}</span>
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

/** Stands once on the page; `showToast` writes into it. */
export function Toaster() {
  const toast = useSyncExternalStore(current.subscribe, current.get);
  useEffect(() => closeWatched, []);
  return (
    <div className={classes.place} role="status">
      {toast === null ? null : <Message toast={toast} />}
    </div>
  );
}
