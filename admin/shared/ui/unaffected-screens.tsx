import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import classes from './failure-notice.module.css';

const screens = [
  { path: '/dashboard', label: 'navigation.dashboard' },
  { path: '/', label: 'navigation.pageOverview' },
  { path: '/medialibrary', label: 'navigation.media' },
] as const;

/** Where work can go on while a screen cannot be shown. */
export function UnaffectedScreens() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const others = screens.filter(({ path }) => path !== pathname);
  return (
    <p className={classes.rest}>
      {t('failure.unaffected')}{' '}
      {others.map(({ path, label }, index) => (
        <span key={path}>
          {index > 0 ? ', ' : null}
          <Anchor component={Link} to={path}>
            {t(label)}
          </Anchor>
        </span>
      ))}
    </p>
  );
}
