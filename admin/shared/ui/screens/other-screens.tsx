import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import classes from '../messages/failure-notice.module.css';

const screens = [
  { path: '/dashboard', label: 'navigation.dashboard' },
  { path: '/', label: 'navigation.pageOverview' },
  { path: '/medialibrary', label: 'navigation.media' },
] as const;

/** Links to screens that may still work while this one cannot be shown. */
export function OtherScreens() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const others = screens.filter(({ path }) => path !== pathname);
  return (
    <p className={classes.otherScreens}>
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
