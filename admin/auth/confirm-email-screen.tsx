import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmEmailMutation } from '../generated/graphql.ts';
import { ErrorList, submit, useErrors, useFreshErrors } from '../shared/errors/index.ts';
import type { Outcome } from '../shared/errors/index.ts';
import { useFetchSession } from '../shared/session/index.ts';
import { AuthDone } from './auth-done.tsx';
import classes from './auth-frame.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { useAddressToken } from './use-address-token.ts';

/** Confirms a new address by the link that was mailed to it; asks first, since programs open links too. */
export function ConfirmEmailScreen() {
  const { t } = useTranslation();
  const token = useAddressToken();
  const fetchSession = useFetchSession();
  const [confirmEmail] = useConfirmEmailMutation();
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  const isRefused = useErrors('confirm-email').some(({ code }) => code === 'V_05');
  useFreshErrors('confirm-email');

  async function handleConfirm() {
    setOutcome('waiting');
    const next = await submit('confirm-email', async () => {
      const { data } = await confirmEmail({ variables: { token } });
      return data?.confirmEmail.errors;
    });
    if (next === 'done') await fetchSession();
    setOutcome(next);
  }

  if (outcome === 'done') {
    return (
      <AuthDone title={t('auth.confirmEmail.doneTitle')} action={{ label: t('auth.toLogin'), path: '/login' }}>
        {t('auth.confirmEmail.done')}
      </AuthDone>
    );
  }
  if (token === '' || isRefused) {
    return (
      <AuthDone title={t('auth.link.title')} action={{ label: t('navigation.settings'), path: '/user/settings' }}>
        {t('auth.link.expiredAddress')}
      </AuthDone>
    );
  }
  return (
    <AuthFrame title={t('auth.confirmEmail.title')}>
      <p className={classes.text}>{t('auth.confirmEmail.hint')}</p>
      <Button size="lg" fullWidth loading={outcome === 'waiting'} onClick={() => void handleConfirm()}>
        {t('auth.confirmEmail.submit')}
      </Button>
      <ErrorList collection="confirm-email" title={outcome === 'failed' ? t('errors.G_01') : undefined} />
    </AuthFrame>
  );
}
