import { Button, Menu, PasswordInput, TextInput, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorList, useFreshErrors } from '../shared/errors/index.ts';
import type { Outcome } from '../shared/errors/index.ts';
import type { Language } from '../shared/i18n/index.ts';
import { languageNames } from '../shared/i18n/index.ts';
import { LanguageItems } from '../shared/navigation/index.ts';
import { readReturnPath, useLogin, useSession } from '../shared/session/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import { BrandMark, Flag, useScreenTitle } from '../shared/ui/index.ts';
import classes from './login-screen.module.css';
import { LoginPicture } from './login-picture.tsx';

function readField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

function LoginForm() {
  const { t } = useTranslation();
  const logIn = useLogin();
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>('done');
  useFreshErrors('login');

  async function handleSubmit(form: FormData) {
    setOutcome('waiting');
    setOutcome(await logIn(readField(form, 'email'), readField(form, 'password')));
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit(new FormData(event.currentTarget));
      }}
    >
      <h1 className={classes.title}>{t('auth.login.title')}</h1>
      <ErrorList collection="login" title={outcome === 'failed' ? t('errors.G_01') : undefined} />
      <TextInput size="lg" name="email" type="email" label={t('auth.login.email')} autoComplete="username" autoFocus />
      <PasswordInput
        size="lg"
        name="password"
        label={t('auth.login.password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('auth.login.showPassword'), tabIndex: 0 }}
      />
      <Button type="submit" size="lg" fullWidth loading={outcome === 'waiting'}>
        {t('auth.login.submit')}
      </Button>
    </form>
  );
}

function LanguageChoice() {
  const { t, i18n } = useTranslation();
  return (
    <Menu position="top-start" width={180}>
      <Menu.Target>
        <UnstyledButton className={classes.language}>
          <Flag locale={i18n.language} />
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

/** Signs in, then goes on to where the visitor wanted to go. */
export function LoginScreen() {
  const { t } = useTranslation();
  const { authenticated } = useSession();
  const location = useLocation();
  const { siteName } = useSettings();
  useScreenTitle(t('auth.login.title'));
  if (authenticated === true) return <Navigate to={readReturnPath(location.state)} replace />;
  return (
    <div className={classes.screen}>
      <main className={classes.panel}>
        <p className={classes.brand}>
          <BrandMark />
          {siteName}
        </p>
        <LoginForm />
        <div className={classes.foot}>
          <LanguageChoice />
          <span>{t('auth.login.noAccount')}</span>
        </div>
      </main>
      <LoginPicture />
    </div>
  );
}
