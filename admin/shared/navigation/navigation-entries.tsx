import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LogOutButton } from './log-out-button.tsx';
import type { NavigationGroup } from './navigation.ts';
import classes from './navigation-entries.module.css';
import { NavigationList } from './navigation-list.tsx';
import { SettingsLink } from './settings-link.tsx';
import { useHiddenEdges } from './use-hidden-edges.ts';

/** The groups, which scroll where the window is too low and show that they do, then what is always in sight. */
export function NavigationEntries({ groups }: { groups: readonly NavigationGroup[] }) {
  const { pathname } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const { above, below } = useHiddenEdges(list);
  // Page types that were not known yet push the others on.
  const length = groups.flatMap(({ items }) => items.flatMap(({ submenu = [] }) => [1, ...submenu])).length;
  // On a low screen the present entry may lie outside of what the list shows.
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
