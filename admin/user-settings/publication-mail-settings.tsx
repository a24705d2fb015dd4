import { Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetPublicationMailsMutation } from '../generated/graphql.ts';
import { ErrorList } from '../shared/errors/index.ts';
import { useMutationAction } from '../shared/forms/index.ts';
import { SuccessNote, SettingsSection } from '../shared/ui/index.ts';

/** Switch for e-mails about publication requests; saved at once. */
export function PublicationMailSettings({ isWanted }: { isWanted: boolean }) {
  const { t } = useTranslation();
  const [setPublicationMails] = useSetPublicationMailsMutation();
  const [note, setNote] = useState<string | null>(null);
  const { failure, run } = useMutationAction('mails');

  async function change(wanted: boolean) {
    setNote(null);
    const isDone = await run(() => setPublicationMails({ variables: { wanted } }), t('userSettings.mails.failed'));
    if (isDone) setNote(t(wanted ? 'userSettings.mails.on' : 'userSettings.mails.off'));
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
        <SuccessNote>{note}</SuccessNote>
      </div>
      <ErrorList collection="mails" title={failure} />
    </SettingsSection>
  );
}
