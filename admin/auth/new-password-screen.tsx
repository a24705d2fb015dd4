import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorList, useErrors, useFocusFirstInvalid, useFreshErrors } from '../shared/errors/index.ts';
import type { Outcome } from '../shared/errors/index.ts';
import { readField } from '../shared/form-field.ts';
import { restClient } from '../shared/rest-client.ts';
import { useFetchSession } from '../shared/session/index.ts';
import { NewPasswordFields } from '../shared/users/index.ts';
import { AuthDone } from './auth-done.tsx';
import classes from './auth-frame.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { resetAccount } from './reset-account.ts';
import { useAddressToken } from './use-address-token.ts';

/** What the same form is for, which names its texts and its errors. */
type Purpose = { collection: 'reset-password' | 'activate-account'; texts: 'auth.reset' | 'auth.activate' };

type FormProps = Purpose & { token: string; onDone: () => void };

function NewPasswordForm({ collection, texts, token, onDone }: FormProps) {
  const { t } = useTranslation();
  const fetchSession = useFetchSession();
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>('done');
  const form = useFocusFirstInvalid(collection);
  const isLinkRefused = useErrors(collection).some(({ code }) => code === 'V_05');

  async function handleSubmit(values: FormData) {
    setOutcome('waiting');
    const next = await resetAccount(restClient, collection, {
      token,
      password: readField(values, 'password'),
      confirm: readField(values, 'confirm'),
    });
    setOutcome(next);
    if (next !== 'done') return;
    // The server ended the account's sessions, perhaps this browser's too.
    await fetchSession();
    onDone();
  }

  return (
    <form
      ref={form}
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit(new FormData(event.currentTarget));
      }}
    >
      <p className={classes.text}>{t(`${texts}.hint`)}</p>
      <NewPasswordFields collection={collection} reasons="in-list" size="lg" />
      <Button type="submit" size="lg" fullWidth loading={outcome === 'waiting'}>
        {t(`${texts}.submit`)}
      </Button>
      <ErrorList collection={collection} title={outcome === 'failed' ? t('errors.G_01') : undefined} />
      {isLinkRefused ? (
        <Anchor component={Link} to="/forgot-password" className={classes.back}>
          {t('auth.link.ask')}
        </Anchor>
      ) : null}
    </form>
  );
}

function NewPasswordScreen({ collection, texts }: Purpose) {
  const { t } = useTranslation();
  const token = useAddressToken();
  const [isDone, setIsDone] = useState(false);
  useFreshErrors(collection);
  if (isDone) {
    return (
      <AuthDone title={t(`${texts}.doneTitle`)} action={{ label: t('auth.toLogin'), path: '/login' }}>
        {t(`${texts}.done`)}
      </AuthDone>
    );
  }
  if (token === '') {
    return (
      <AuthDone title={t('auth.link.title')} action={{ label: t('auth.link.ask'), path: '/forgot-password' }}>
        {t('auth.link.missing')}
      </AuthDone>
    );
  }
  return (
    <AuthFrame title={t(`${texts}.title`)}>
      <NewPasswordForm collection={collection} texts={texts} token={token} onDone={() => setIsDone(true)} />
    </AuthFrame>
  );
}

/** Chooses a new password by the link of a mail; opening it does not use the link up. */
export function ResetPasswordScreen() {
  return <NewPasswordScreen collection="reset-password" texts="auth.reset" />;
}

/** Chooses the first password by the link of a mail, which makes the account active. */
export function ActivateAccountScreen() {
  return <NewPasswordScreen collection="activate-account" texts="auth.activate" />;
}
