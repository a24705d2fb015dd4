import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router-dom';
import { useLabel } from '../i18n/labels.ts';
import { useSession } from '../session/index.ts';
import { listVisibleGroups, type NavigationGroup, type NavigationItem } from './navigation.ts';
import classes from './navigation-list.module.css';
import { useCollapsed } from './use-collapsed.ts';

type EntryProps = { item: NavigationItem; isParent?: boolean };

function EntryLink({ item, isParent = false }: EntryProps) {
  const label = useLabel();
  const { i18n } = useTranslation();
  const { icon: Icon, path, count = 0 } = item;
  return (
    <NavLink to={path} end={path === '/' || isParent} className={classes.entry}>
      {Icon ? (
        <Icon className={classes.icon} size={17} stroke={1.6} aria-hidden />
      ) : (
        <span className={classes.noIcon} />
      )}
      <span className={classes.label}>{label(item.label, item.label)}</span>
      {count > 0 ? <span className={classes.count}>{count.toLocaleString(i18n.language)}</span> : null}
    </NavLink>
  );
}

/** An entry with a submenu, which is collapsed unless the user expanded it or is on one of its screens. */
function ParentEntry({ item, submenu }: { item: NavigationItem; submenu: readonly NavigationItem[] }) {
  const { t } = useTranslation();
  const label = useLabel();
  const id = useId();
  const { pathname } = useLocation();
  const [isCollapsed, toggle] = useCollapsed(item.path, true);
  const containsCurrentPage = submenu.some(({ path }) => path === pathname);
  const isOpen = !isCollapsed || containsCurrentPage;
  return (
    <li>
      <span className={classes.parent}>
        <EntryLink item={item} isParent />
        <UnstyledButton
          className={classes.collapseButton}
          aria-label={t('navigation.below', { name: label(item.label, item.label) })}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          <IconChevronDown size={15} stroke={1.8} aria-hidden />
        </UnstyledButton>
      </span>
      <ul className={classes.submenu} id={id} hidden={!isOpen}>
        {submenu.map((child) => (
          <li key={child.path}>
            <EntryLink item={child} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function NavigationListEntry({ item }: { item: NavigationItem }) {
  const { submenu = [] } = item;
  if (submenu.length > 0) return <ParentEntry item={item} submenu={submenu} />;
  return (
    <li>
      <EntryLink item={item} />
    </li>
  );
}

function NavigationListGroup({ group }: { group: NavigationGroup }) {
  const label = useLabel();
  const titleID = useId();
  const listID = useId();
  const { pathname } = useLocation();
  const [isCollapsed, toggle] = useCollapsed(group.label, group.isCollapsed ?? false);
  const containsCurrentPage = group.items.some(({ path }) => path === pathname);
  const isOpen = !isCollapsed || containsCurrentPage;
  return (
    <div className={classes.group}>
      <UnstyledButton
        className={classes.title}
        id={titleID}
        aria-expanded={isOpen}
        aria-controls={listID}
        onClick={toggle}
      >
        <span>{label(group.label, group.label)}</span>
        <IconChevronDown className={classes.chevron} size={15} stroke={1.8} aria-hidden />
      </UnstyledButton>
      <ul className={classes.entries} id={listID} aria-labelledby={titleID} hidden={!isOpen}>
        {group.items.map((item) => (
          <NavigationListEntry key={item.path} item={item} />
        ))}
      </ul>
    </div>
  );
}

/** The navigation groups, with the entries that the user may see. */
export function NavigationList({ groups }: { groups: readonly NavigationGroup[] }) {
  const { user } = useSession();
  return listVisibleGroups(groups, user).map((group) => <NavigationListGroup key={group.label} group={group} />);
}
