import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LogOutButton } from './log-out-button.tsx';
import type { NavigationGroup } from './navigation.ts';
import classes from './navigation-entries.module.css';
import { NavigationList } from './navigation-list.tsx';
import { SettingsLink } from './settings-link.tsx';
import { useOverflowEdges } from './use-overflow-edges.ts';

/**
 * The navigation groups, which scroll if they do not fit, and below them the settings and log-out entries, which are
 * always visible.
 */
export function NavigationEntries({ groups }: { groups: readonly NavigationGroup[] }) {
  const { pathname } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const { above, below } = useOverflowEdges(list);
  // Changes when page types are loaded, which moves the other entries.
  const length = groups.flatMap(({ items }) => items.flatMap(({ submenu = [] }) => [1, ...submenu])).length;
  // Scroll to the current entry, which may be outside the visible part.
  useEffect(() => {
    list.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname, length]);
  return (
    <>
      <div className={classes.frame} data-more-above={above || undefined} data-more-below={below || undefined}>
        <div className={classes.groups} ref={list}>
          <NavigationList groups={groups} />
        </div>
      </div>
      <SettingsLink />
      <LogOutButton />
    </>
  );
}
