import { Menu, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../shared/i18n/index.ts';
import { languageNames } from '../shared/i18n/index.ts';
import { LanguageItems } from '../shared/navigation/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import { BrandLogo, LocaleFlag, useScreenTitle } from '../shared/ui/index.ts';
import classes from './auth-layout.module.css';
import { LoginIllustration } from './login-illustration.tsx';

function LanguageMenu() {
  const { t, i18n } = useTranslation();
  return (
    <Menu position="top-start" width={180}>
      <Menu.Target>
        <UnstyledButton className={classes.language}>
          <LocaleFlag locale={i18n.language} />
          {languageNames[i18n.language as Language]}
          <IconChevronDown size={16} stroke={1.6} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('preferences.language')}>
        <LanguageItems />
      </Menu.Dropdown>
    </Menu>
  );
}

type Props = {
  title: string;
  /** Shown next to the language menu, at the bottom. */
  footer?: ReactNode;
  children: ReactNode;
};

/** Layout of the screens before the sign-in: a form next to an illustration. */
export function AuthLayout({ title, footer, children }: Props) {
  const { siteName } = useSettings();
  useScreenTitle(title);
  return (
    <div className={classes.screen}>
      <main className={classes.panel}>
        <p className={classes.brand}>
          <BrandLogo />
          {siteName}
        </p>
        <div className={classes.content}>
          <h1 className={classes.title}>{title}</h1>
          {children}
        </div>
        <div className={classes.footer}>
          <LanguageMenu />
          {footer}
        </div>
      </main>
      <LoginIllustration />
    </div>
  );
}
