import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndOtherSessionsMutation, useEndSessionMutation, useSessionsQuery } from '../generated/graphql.ts';
import { type MutationData, submitMutation } from '../shared/errors/index.ts';
import { FormErrors, useForm } from '../shared/forms/index.ts';
import { ConfirmModal, SuccessNote, FailureNotice, SettingsSection } from '../shared/ui/index.ts';
import { SessionList } from './session-list.tsx';
import classes from './user-settings.module.css';

/** The current user's sessions, and actions to end them. */
function useOwnSessions() {
  const { t } = useTranslation();
  const { data, error, refetch } = useSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const [endSession] = useEndSessionMutation();
  const [endOtherSessions] = useEndOtherSessionsMutation();
  const form = useForm('sessions');
  const [done, setDone] = useState<string | null>(null);

  async function run(call: () => Promise<{ data?: MutationData }>, text: string) {
    setDone(null);
    const isDone = await form.submit(async () => (await submitMutation('sessions', call)).outcome);
    if (isDone) setDone(text);
    await refetch();
  }

  return {
    sessions: data?.sessions,
    hasFailed: error !== undefined,
    form,
    done,
    refetch,
    end: (id: number) => run(() => endSession({ variables: { id } }), t('userSettings.sessions.ended')),
    endOthers: () => run(() => endOtherSessions(), t('userSettings.sessions.endedOthers')),
  };
}

function OwnSessionList() {
  const { t } = useTranslation();
  const { sessions, hasFailed, form, done, refetch, end, endOthers } = useOwnSessions();
  const [isConfirming, setIsConfirming] = useState(false);
  if (!sessions) {
    return hasFailed ? (
      <FailureNotice title={t('userSettings.sessions.failedList')} onRetry={() => void refetch()}>
        {t('userSettings.sessions.failedHint')}
      </FailureNotice>
    ) : null;
  }
  return (
    <>
      <SessionList sessions={sessions} onEnd={(id) => void end(id)} />
      <div className={classes.actions}>
        {sessions.length > 1 ? (
          <Button variant="default" onClick={() => setIsConfirming(true)}>
            {t('userSettings.sessions.endOthers')}
          </Button>
        ) : null}
        {sessions.length > 1 || done !== null ? null : (
          <p className="ui-small ui-dim">{t('userSettings.sessions.onlyHere')}</p>
        )}
        <SuccessNote>{done}</SuccessNote>
      </div>
      <FormErrors form={form} failure={t('userSettings.sessions.failed')} />
      <ConfirmModal
        isOpen={isConfirming}
        title={t('userSettings.sessions.ask.title')}
        confirmLabel={t('userSettings.sessions.endOthers')}
        onConfirm={endOthers}
        onClose={() => setIsConfirming(false)}
      >
        {t('userSettings.sessions.ask.message')}
      </ConfirmModal>
    </>
  );
}

/** The current user's sessions. */
export function OwnSessions() {
  const { t } = useTranslation();
  return (
    <SettingsSection title={t('userSettings.sessions.title')} hint={t('userSettings.sessions.hint')}>
      <OwnSessionList />
    </SettingsSection>
  );
}
