import { useTranslation } from 'react-i18next';
import { OwnApiTokens } from '../api-tokens/index.ts';
import { useOwnAccountQuery } from '../generated/graphql.ts';
import { useSession } from '../shared/session/index.ts';
import { FailureNotice, SettingsSections, ScreenBody, ScreenHeader } from '../shared/ui/index.ts';
import { InterfaceSettings } from './interface-settings.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordChange } from './password-change.tsx';
import { PersonalData } from './personal-data.tsx';
import { PublicationMailSettings } from './publication-mail-settings.tsx';

/** Settings of the current user. */
export function UserSettingsScreen() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { data, error, refetch } = useOwnAccountQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <ScreenHeader title={t('navigation.settings')} />
      <ScreenBody>
        {error && !data ? (
          <FailureNotice title={t('userSettings.personal.failedLoad')} onRetry={() => void refetch()}>
            {t('failure.screenHint')}
          </FailureNotice>
        ) : null}
        {user && data?.viewer ? (
          <SettingsSections>
            <PersonalData user={user} canChangeEmail={data.viewer.viewerCanEdit} />
            <PasswordChange email={user.email} />
            <OwnSessions />
            <OwnApiTokens />
            <PublicationMailSettings isWanted={data.viewer.publicationMails} />
            <InterfaceSettings userID={user.id} />
          </SettingsSections>
        ) : null}
      </ScreenBody>
    </>
  );
}
