import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetPublicationMailsMutation } from '../generated/graphql.ts';
import { ErrorList, submit } from '../shared/errors/index.ts';
import { DoneNote, SettingsSection } from '../shared/ui/index.ts';

/** Whether oneself is told of publication requests; it holds as soon as it is switched. */
export function PublicationMails({ isWanted }: { isWanted: boolean }) {
  const { t } = useTranslation();
  const [setPublicationMails] = useSetPublicationMailsMutation();
  const [note, setNote] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  async function change(wanted: boolean) {
    setNote(null);
    const outcome = await submit('mails', async () => {
      const { data } = await setPublicationMails({ variables: { wanted } });
      return data?.setPublicationMails.errors;
    });
    setHasFailed(outcome !== 'done');
    if (outcome === 'done') setNote(t(wanted ? 'userSettings.mails.on' : 'userSettings.mails.off'));
  }

  return (
    <SettingsSection title={t('userSettings.mails.title')} hint={t('userSettings.mails.hint')}>
      <div>
        <Switch
          label={t('userSettings.mails.publication')}
          description={t('userSettings.mails.publicationHint')}
          checked={isWanted}
          onChange={(event) => void change(event.currentTarget.checked)}
        />
        <DoneNote>{note}</DoneNote>
      </div>
      <ErrorList collection="mails" title={hasFailed ? t('userSettings.mails.failed') : undefined} />
    </SettingsSection>
  );
}
