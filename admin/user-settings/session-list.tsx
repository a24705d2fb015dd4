import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { OwnSessionFragment } from '../generated/graphql.ts';
import { useFullTime, useTimeAgo } from '../shared/i18n/format-time.ts';
import { describeDevice } from './describe-device.ts';
import classes from './user-settings.module.css';

function useDeviceName(): (userAgent: string) => string {
  const { t } = useTranslation();
  return (userAgent) => {
    const { browser, system } = describeDevice(userAgent);
    if (browser && system) return t('userSettings.sessions.device', { browser, system });
    return browser ?? system ?? t('userSettings.sessions.unknownDevice');
  };
}

type ItemProps = { session: OwnSessionFragment; onEnd: () => void };

function SessionItem({ session, onEnd }: ItemProps) {
  const { t } = useTranslation();
  const timeAgo = useTimeAgo();
  const fullTime = useFullTime();
  const device = useDeviceName()(session.device);
  const Icon = describeDevice(session.device).isHandheld ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.session}>
      <Icon className="ui-dim" size={20} stroke={1.6} aria-hidden />
      <div>
        <p className={classes.device}>
          {device}
          {session.current ? <span className={classes.current}>{t('userSettings.sessions.current')}</span> : null}
        </p>
        <p className="ui-small ui-dim" title={fullTime(session.lastUsedAt)}>
          {t('userSettings.sessions.times', { used: timeAgo(session.lastUsedAt), since: timeAgo(session.createdAt) })}
        </p>
      </div>
      {session.current ? null : (
        <Button variant="default" aria-label={t('userSettings.sessions.endNamed', { device })} onClick={onEnd}>
          {t('userSettings.sessions.end')}
        </Button>
      )}
    </li>
  );
}

type Props = { sessions: readonly OwnSessionFragment[]; onEnd: (id: number) => void };

/** The current user's sessions; the current one can only be ended by logging out. */
export function SessionList({ sessions, onEnd }: Props) {
  return (
    <ul className="ui-grid">
      {sessions.map((session) => (
        <SessionItem key={session.id} session={session} onEnd={() => onEnd(session.id)} />
      ))}
    </ul>
  );
}
