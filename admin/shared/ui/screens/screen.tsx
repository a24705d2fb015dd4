import type { ReactNode, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSettings } from '../../settings/index.ts';
import { announce } from '../messages/announcer.tsx';
import classes from './screen.module.css';

/** Sets the browser tab's title and announces the screen to screen readers. */
export function useScreenTitle(title: string): void {
  const { siteName } = useSettings();
  useEffect(() => {
    document.title = siteName === '' ? title : `${title} | ${siteName}`;
  }, [title, siteName]);
  useEffect(() => announce(title), [title]);
}

type HeaderProps = {
  title: string;
  /** Number of items, shown next to the title. */
  count?: ReactNode;
  /** Search, view options, then the primary action. */
  children?: ReactNode;
};

export function ScreenHeader({ title, count, children }: HeaderProps) {
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

/** Several actions in a header, which share the lines below the title on phones. */
export function ScreenActions({ children }: { children: ReactNode }) {
  return <div className={classes.buttons}>{children}</div>;
}

type ScreenTab = {
  label: string;
  to: string;
  isCurrent: boolean;
  count?: number | undefined;
  /** Highlights the count because the items wait for somebody. */
  needsAttention?: boolean;
};

/** Tabs of a screen, each with its own address. */
export function ScreenTabs({ label, tabs }: { label: string; tabs: readonly ScreenTab[] }) {
  const { i18n } = useTranslation();
  const nav = useRef<HTMLElement>(null);
  // Changes with the current tab and the counts, which load later and change the widths.
  const tabState = tabs.map(({ count, isCurrent }) => `${count} ${isCurrent}`).join();
  // On phones the tabs may be wider than the screen, so scroll to the current one.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tabState]);
  return (
    <nav ref={nav} className={classes.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link key={tab.to} to={tab.to} className={classes.tab} aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label}
          {tab.count === undefined ? null : (
            <span className={classes.tabCount} data-waits={(tab.needsAttention && tab.count > 0) || undefined}>
              {tab.count.toLocaleString(i18n.language)}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

/** Filters on the left, sorting on the right. */
export function ScreenToolbar({ children }: { children: ReactNode }) {
  return <div className={classes.toolbar}>{children}</div>;
}

type BodyProps = { children: ReactNode; scrollRef?: RefObject<HTMLDivElement | null> };

/** The scrolling part. Tables use its full width, text is inside `ScreenColumn`. */
export function ScreenBody({ children, scrollRef }: BodyProps) {
  return (
    <div className={classes.body} ref={scrollRef} tabIndex={-1}>
      {children}
    </div>
  );
}

/** One column of text or form fields with a 24px margin. */
export function ScreenColumn({ children }: { children: ReactNode }) {
  return <div className={classes.column}>{children}</div>;
}

export function ScreenFooter({ children }: { children: ReactNode }) {
  return <div className={classes.footer}>{children}</div>;
}
