import { Anchor, Button, PasswordInput, TextInput } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { readFormField } from '../shared/form-field.ts';
import { FormErrors, useForm } from '../shared/forms/index.ts';
import { readReturnPath, useFetchSession, useLogin, useSession, useSignOutReason } from '../shared/session/index.ts';
import classes from './auth-layout.module.css';
import { AuthLayout } from './auth-layout.tsx';

function LoginForm() {
  const { t } = useTranslation();
  const logIn = useLogin();
  const form = useForm('login');

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        const values = new FormData(event.currentTarget);
        void form.submit(() => logIn(readFormField(values, 'email'), readFormField(values, 'password')));
      }}
    >
      <FormErrors form={form} failure={t('errors.G_01')} />
      <TextInput size="lg" name="email" type="email" label={t('auth.login.email')} autoComplete="username" autoFocus />
      <div className="ui-relative">
        <PasswordInput
          size="lg"
          name="password"
          label={t('auth.login.password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('auth.login.showPassword'), tabIndex: 0 }}
        />
        <Anchor component={Link} to="/forgot-password" className={classes.secondaryLink}>
          {t('auth.login.forgot')}
        </Anchor>
      </div>
      <Button type="submit" size="lg" fullWidth loading={form.isBusy}>
        {t('auth.login.submit')}
      </Button>
    </form>
  );
}

/** Explains why the user was signed out. */
function SignOutReasonNote() {
  const { t } = useTranslation();
  const reason = useSignOutReason();
  const fetchSession = useFetchSession();
  if (reason === null) return null;
  return (
    <div className="ui-dim" role="status">
      <p>{t(`auth.login.${reason}`)}</p>
      {reason === 'unreached' ? (
        <Anchor component="button" type="button" onClick={() => void fetchSession()}>
          {t('common.tryAgain')}
        </Anchor>
      ) : null}
    </div>
  );
}

/** The GraphQL sandbox is not a route of this app, so the browser loads it. */
function ReturnToSandbox() {
  useEffect(() => window.location.replace('/graphql'), []);
  return null;
}

/** Signs the user in and continues to the screen that was requested. */
export function LoginScreen() {
  const { t } = useTranslation();
  const { authenticated } = useSession();
  const location = useLocation();
  const comesFromSandbox = new URLSearchParams(location.search).get('from') === 'sandbox';
  if (authenticated === true && comesFromSandbox) return <ReturnToSandbox />;
  if (authenticated === true) return <Navigate to={readReturnPath(location.state)} replace />;
  return (
    <AuthLayout title={t('auth.login.title')} footer={<span>{t('auth.login.noAccount')}</span>}>
      <SignOutReasonNote />
      <LoginForm />
    </AuthLayout>
  );
}
