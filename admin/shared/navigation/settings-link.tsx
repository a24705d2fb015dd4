import { IconSettings } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import classes from './navigation-list.module.css';

/** Link to the current user's settings, which all users may open. */
export function SettingsLink() {
  const { t } = useTranslation();
  return (
    <NavLink to="/user/settings" className={classes.entry}>
      <IconSettings className={classes.icon} size={17} stroke={1.6} aria-hidden />
      <span className={classes.label}>{t('navigation.settings')}</span>
    </NavLink>
  );
}
