import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
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

/** Several deeds of a header, which on a phone share the lines below the title. */
export function SheetDeeds({ children }: { children: ReactNode }) {
  return <div className={classes.deeds}>{children}</div>;
}

type SheetTab = {
  label: string;
  to: string;
  isCurrent: boolean;
  count?: number | undefined;
  /** The count is of things that somebody waits for. */
  waits?: boolean;
};

/** Saved views of a screen, each an address of its own. */
export function SheetTabs({ label, tabs }: { label: string; tabs: readonly SheetTab[] }) {
  const { i18n } = useTranslation();
  const nav = useRef<HTMLElement>(null);
  // Which one is current, and the counts, which come later and push it on.
  const shape = tabs.map(({ count, isCurrent }) => `${count} ${isCurrent}`).join();
  // On a phone they are wider than the screen.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shape]);
  return (
    <nav ref={nav} className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} className={classes.tab} aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label}
          {tab.count === undefined ? null : (
            <span className={classes.tabCount} data-waits={(tab.waits && tab.count > 0) || undefined}>
              {tab.count.toLocaleString(i18n.language)}
            </span>
          )}
        </Link>
      ))}
    </nav>
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
