import type { AuditRowFragment } from '../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFullTime, useTimeAgo } from '../shared/i18n/format-time.ts';
import { useLabel } from '../shared/i18n/labels.ts';
import { UserAvatar } from '../shared/ui/index.ts';
import { actionTextKey, useActionLabel } from './action-label.ts';
import classes from './audit-cells.module.css';
import { getSubjectPath } from './subject-path.ts';

type CellProps = { entry: AuditRowFragment };

/** Returns a function for the name of a log entry's user, including deleted users. */
export function useActorName(): (actor: { id: number; name: string | null } | null) => string {
  const { t } = useTranslation();
  return (actor) => {
    if (actor === null) return t('audit.nobody');
    return actor.name ?? t('audit.removedUser', { id: actor.id });
  };
}

/** Returns a function for the name of a log entry's API token, including revoked tokens. */
export function useAuditTokenName(): (token: { id: number; name: string | null }) => string {
  const { t } = useTranslation();
  return ({ id, name }) => name ?? t('audit.token.revoked', { id });
}

export function AuditActorName({ entry }: CellProps) {
  const name = useActorName()(entry.actor);
  return (
    <span className={classes.person} data-removed={entry.actor?.name ? undefined : true}>
      {entry.actor?.name ? <UserAvatar name={name} size={20} /> : null}
      <span className="ui-truncate ui-shrink">{name}</span>
    </span>
  );
}

/** The action, and the API token if a program performed it. */
export function AuditAction({ entry }: CellProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const actionLabel = useActionLabel();
  const tokenName = useAuditTokenName();
  const fields = entry.changedFields.map((field) =>
    label(`properties.${entry.subjectType}.${field}`, label(`audit.fields.${field}`, field)),
  );
  const sharedNote = label(`audit.joined.${actionTextKey(entry.action)}`, '');
  return (
    <>
      {actionLabel(entry.action)}
      {sharedNote === '' ? null : <span className={classes.fields}>{sharedNote}</span>}
      {fields.length > 0 ? (
        <span className={classes.fields}>{t('audit.changed', { fields: fields.join(', ') })}</span>
      ) : null}
      {entry.token ? (
        <span className={classes.fields}>{t('audit.token.by', { token: tokenName(entry.token) })}</span>
      ) : null}
    </>
  );
}

/** The subject of the action, linked to its screen while it exists. */
export function AuditSubject({ entry }: CellProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const { subjectType, subjectID, subjectName } = entry;
  const kind = label(`audit.subjects.${subjectType}`, subjectType);
  const path = getSubjectPath(entry);
  if (subjectID === null) return kind;
  return (
    <>
      {subjectName === null ? null : (
        <span className={classes.subject}>{path === null ? subjectName : <Link to={path}>{subjectName}</Link>} </span>
      )}
      <span className={classes.kind}>{t('audit.subject', { kind, id: subjectID })}</span>
    </>
  );
}

export function AuditTime({ at }: { at: string }) {
  const timeAgo = useTimeAgo();
  const fullTime = useFullTime();
  return (
    <time className="ui-numbers ui-nowrap" dateTime={at} title={fullTime(at)}>
      {timeAgo(at)}
    </time>
  );
}

/** A log entry on a phone. */
export function CompactAuditEntry({ entry }: CellProps) {
  return (
    <>
      <div className={classes.line}>
        <AuditActorName entry={entry} />
        <AuditTime at={entry.at} />
      </div>
      <div className="ui-dim">
        <AuditAction entry={entry} />
      </div>
      <div className="ui-truncate ui-shrink">
        <AuditSubject entry={entry} />
      </div>
    </>
  );
}
