import type { ReactNode, RefObject } from 'react';
import { useEffect } from 'react';
import { useSettings } from '../settings/index.ts';
import { announce } from './announcer.tsx';
import classes from './sheet.module.css';

/** Names the browser's tab, and tells screen readers which screen has come. */
export function useScreenTitle(title: string): void {
  const { siteName } = useSettings();
  useEffect(() => {
    document.title = siteName === '' ? title : `${title} | ${siteName}`;
  }, [title, siteName]);
  useEffect(() => announce(title), [title]);
}

type HeaderProps = {
  title: string;
  /** How many things the screen shows, beside the title. */
  count?: ReactNode;
  /** Search, view actions, then the primary action. */
  children?: ReactNode;
};

export function SheetHeader({ title, count, children }: HeaderProps) {
  useScreenTitle(title);
  return (
    <div className={classes.header}>
      <div className={classes.heading}>
        <h1 className={classes.title}>{title}</h1>
        {count === undefined ? null : <span className={classes.count}>{count}</span>}
      </div>
      <div className={classes.actions}>{children}</div>
    </div>
  );
}

/** Filters at the left, sorting at the right. */
export function SheetToolbar({ children }: { children: ReactNode }) {
  return <div className={classes.toolbar}>{children}</div>;
}

type BodyProps = { children: ReactNode; scrollRef?: RefObject<HTMLDivElement | null> };

/** The part that scrolls; tables reach its edges, text uses `SheetColumn`. */
export function SheetBody({ children, scrollRef }: BodyProps) {
  return (
    <div className={classes.body} ref={scrollRef} tabIndex={-1}>
      {children}
    </div>
  );
}

/** One column of text or form, on the 24 px line. */
export function SheetColumn({ children }: { children: ReactNode }) {
  return <div className={classes.column}>{children}</div>;
}

export function SheetFooter({ children }: { children: ReactNode }) {
  return <div className={classes.footer}>{children}</div>;
}
