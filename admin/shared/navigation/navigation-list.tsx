import type { NavigationGroup, NavigationItem } from './navigation.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useLabel } from '../i18n/labels.ts';
import { useSession } from '../session/index.ts';
import { listVisibleGroups } from './navigation.ts';
import classes from './navigation-list.module.css';

function Entry({ item }: { item: NavigationItem }) {
  const label = useLabel();
  const { i18n } = useTranslation();
  const { icon: Icon, path, submenu = [], count = 0 } = item;
  return (
    <li>
      <NavLink to={path} end={path === '/' || submenu.length > 0} className={classes.entry}>
        {Icon ? (
          <Icon className={classes.icon} size={17} stroke={1.6} aria-hidden />
        ) : (
          <span className={classes.noIcon} />
        )}
        <span className={classes.label}>{label(item.label, item.label)}</span>
        {count > 0 ? <span className={classes.count}>{count.toLocaleString(i18n.language)}</span> : null}
      </NavLink>
      {submenu.length > 0 ? (
        <ul className={classes.submenu}>
          {submenu.map((child) => (
            <Entry key={child.path} item={child} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}

function Group({ group }: { group: NavigationGroup }) {
  const label = useLabel();
  const titleID = useId();
  return (
    <div className={classes.group}>
      <p id={titleID} className={classes.title}>
        {label(group.label, group.label)}
      </p>
      <ul className={classes.entries} aria-labelledby={titleID}>
        {group.items.map((item) => (
          <Entry key={item.path} item={item} />
        ))}
      </ul>
    </div>
  );
}

/** The groups of the navigation, with what the user may see. */
export function NavigationList({ groups }: { groups: readonly NavigationGroup[] }) {
  const { user } = useSession();
  return listVisibleGroups(groups, user).map((group) => <Group key={group.label} group={group} />);
}
