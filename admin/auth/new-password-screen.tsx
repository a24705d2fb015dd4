import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useResetAccountMutation } from '../generated/graphql.ts';
import { useErrors } from '../shared/errors/index.ts';
import { readFormField } from '../shared/form-field.ts';
import { FormErrors, useForm } from '../shared/forms/index.ts';
import { useFetchSession } from '../shared/session/index.ts';
import { NewPasswordFields } from '../shared/users/index.ts';
import { AuthResult } from './auth-result.tsx';
import classes from './auth-layout.module.css';
import { AuthLayout } from './auth-layout.tsx';
import { resetAccount } from './reset-account.ts';
import { useUrlToken } from './use-url-token.ts';
import { Errors } from '../generated/errors.ts';

/** The form's purpose determines its texts and its error collection. */
type Purpose = { collection: 'reset-password' | 'activate-account'; texts: 'auth.reset' | 'auth.activate' };

type FormProps = Purpose & { token: string; onDone: () => void };

function NewPasswordForm({ collection, texts, token, onDone }: FormProps) {
  const { t } = useTranslation();
  const fetchSession = useFetchSession();
  const [sendPassword] = useResetAccountMutation();
  const form = useForm(collection);
  const isLinkInvalid = useErrors(collection).some(({ code }) => code === Errors.expiredToken);

  async function handleSubmit(values: FormData) {
    const password = readFormField(values, 'password');
    const variables = { token, password, confirm: readFormField(values, 'confirm') };
    const send = async () => (await sendPassword({ variables })).data?.resetAccount.errors;
    if (!(await form.submit(() => resetAccount(collection, send)))) return;
    // The server ended the account's sessions, possibly including this browser's.
    await fetchSession();
    onDone();
  }

  return (
    <form
      ref={form.ref}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit(new FormData(event.currentTarget));
      }}
    >
      <p className="ui-dim">{t(`${texts}.hint`)}</p>
      <NewPasswordFields collection={collection} errorPlacement="in-list" size="lg" />
      <Button type="submit" size="lg" fullWidth loading={form.isBusy}>
        {t(`${texts}.submit`)}
      </Button>
      <FormErrors form={form} failure={t('errors.G_01')} />
      {isLinkInvalid ? (
        <Anchor component={Link} to="/forgot-password" className={classes.back}>
          {t('auth.link.ask')}
        </Anchor>
      ) : null}
    </form>
  );
}

function NewPasswordScreen({ collection, texts }: Purpose) {
  const { t } = useTranslation();
  const token = useUrlToken();
  const [isDone, setIsDone] = useState(false);
  if (isDone) {
    return (
      <AuthResult title={t(`${texts}.doneTitle`)} action={{ label: t('auth.toLogin'), path: '/login' }}>
        {t(`${texts}.done`)}
      </AuthResult>
    );
  }
  if (token === '') {
    return (
      <AuthResult title={t('auth.link.title')} action={{ label: t('auth.link.ask'), path: '/forgot-password' }}>
        {t('auth.link.missing')}
      </AuthResult>
    );
  }
  return (
    <AuthLayout title={t(`${texts}.title`)}>
      <NewPasswordForm collection={collection} texts={texts} token={token} onDone={() => setIsDone(true)} />
    </AuthLayout>
  );
}

/** Sets a new password by a mailed link. Opening the screen does not use up the link. */
export function ResetPasswordScreen() {
  return <NewPasswordScreen collection="reset-password" texts="auth.reset" />;
}

/** Sets the first password by a mailed link, which activates the account. */
export function ActivateAccountScreen() {
  return <NewPasswordScreen collection="activate-account" texts="auth.activate" />;
}
