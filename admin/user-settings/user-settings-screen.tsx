import { useTranslation } from 'react-i18next';
import { OwnApiTokens } from '../api-tokens/index.ts';
import { useOwnAccountQuery } from '../generated/graphql.ts';
import { useSession } from '../shared/session/index.ts';
import { FailureNotice, SettingsSections, SheetBody, SheetHeader } from '../shared/ui/index.ts';
import { InterfaceChoice } from './interface-choice.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordChange } from './password-change.tsx';
import { PersonalData } from './personal-data.tsx';
import { PublicationMails } from './publication-mails.tsx';

/** What everybody sets for themselves. */
export function UserSettingsScreen() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { data, error, refetch } = useOwnAccountQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <SheetHeader title={t('navigation.settings')} />
      <SheetBody>
        {error && !data ? (
          <FailureNotice title={t('userSettings.personal.failedLoad')} onRetry={() => void refetch()}>
            {t('failure.screenHint')}
          </FailureNotice>
        ) : null}
        {user && data?.viewer ? (
          <SettingsSections>
            <PersonalData user={user} mayChangeEmail={data.viewer.viewerCanEdit} />
            <PasswordChange email={user.email} />
            <OwnSessions />
            <OwnApiTokens />
            <PublicationMails isWanted={data.viewer.publicationMails} />
            <InterfaceChoice userID={user.id} />
          </SettingsSections>
        ) : null}
      </SheetBody>
    </>
  );
}
