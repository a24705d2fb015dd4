import type { ReactNode } from 'react';
import type { NavigationGroup } from './navigation.ts';
import { ActionIcon, Drawer, useMatches } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useSettings } from '../settings/index.ts';
import { Announcer } from '../ui/messages/announcer.tsx';
import { BrandLogo } from '../ui/brand-logo.tsx';
import { Toaster } from '../ui/messages/toaster.tsx';
import classes from './navigation-layout.module.css';
import { NavigationEntries } from './navigation-entries.tsx';
import { CurrentUserMenu } from './current-user-menu.tsx';

type Navigation = {
  groups: readonly NavigationGroup[];
  /** Only an icon if `isCompact`. */
  renderPaletteButton: (isCompact: boolean) => ReactNode;
};

type Props = Navigation & { children: ReactNode };

function Brand() {
  const { t } = useTranslation();
  const { siteName } = useSettings();
  // Until the settings are loaded the label is the link's target.
  const name = siteName === '' ? t('navigation.pageOverview') : undefined;
  return (
    <Link to="/" className={classes.brand} aria-label={name}>
      <BrandLogo />
      <span className={classes.siteName}>{siteName}</span>
    </Link>
  );
}

function SideNavigation({ groups, renderPaletteButton }: Navigation) {
  const { t } = useTranslation();
  return (
    <nav className={classes.side} aria-label={t('navigation.title')}>
      <Brand />
      {renderPaletteButton(false)}
      <NavigationEntries groups={groups} />
      <div className={classes.currentUser}>
        <CurrentUserMenu />
      </div>
    </nav>
  );
}

function TopBar({ groups, renderPaletteButton }: Navigation) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [isOpen, { open, close }] = useDisclosure(false);
  useEffect(close, [pathname, close]);
  return (
    <header className={classes.top}>
      <ActionIcon aria-label={t('navigation.open')} aria-expanded={isOpen} onClick={open}>
        <IconMenu2 size={22} stroke={1.6} aria-hidden />
      </ActionIcon>
      <Link to="/" className={classes.topBrand} aria-label={t('navigation.pageOverview')}>
        <BrandLogo size={24} />
      </Link>
      {renderPaletteButton(true)}
      <CurrentUserMenu isCompact />
      <Drawer
        opened={isOpen}
        onClose={close}
        size={300}
        padding="sm"
        title={<Brand />}
        closeButtonProps={{ 'aria-label': t('common.close') }}
        attributes={{ header: { role: 'presentation' } }}
        classNames={{ content: classes.drawer, header: classes.drawer, body: classes.drawerBody }}
      >
        <nav className={classes.drawerNavigation} aria-label={t('navigation.title')}>
          <NavigationEntries groups={groups} />
        </nav>
      </Drawer>
    </header>
  );
}

/** Layout with a sidebar for navigation and a content area. */
export function NavigationLayout({ children, ...navigation }: Props) {
  const { t } = useTranslation();
  const isPhone = useMatches({ base: true, sm: false }, { getInitialValueInEffect: false });
  return (
    <div className={classes.layout}>
      <a className={classes.skipLink} href="#main">
        {t('navigation.skip')}
      </a>
      {isPhone ? <TopBar {...navigation} /> : <SideNavigation {...navigation} />}
      <main id="main" className={classes.content} tabIndex={-1}>
        {children}
      </main>
      <Toaster />
      <Announcer />
    </div>
  );
}
