import type { AuditRowFragment } from '../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFullTime, useTimeAgo } from '../shared/i18n/format-time.ts';
import { useLabel } from '../shared/i18n/labels.ts';
import { PersonMark } from '../shared/ui/index.ts';
import classes from './audit-cells.module.css';
import { subjectPath } from './subject-path.ts';

type CellProps = { entry: AuditRowFragment };

/** Name of a person of the log, also of one who was removed. */
export function useActorName(): (actor: { id: number; name: string | null } | null) => string {
  const { t } = useTranslation();
  return (actor) => {
    if (actor === null) return t('audit.nobody');
    return actor.name ?? t('audit.removedUser', { id: actor.id });
  };
}

/** Name of an API token of the log, also of one that was revoked. */
export function useTokenName(): (token: { id: number; name: string | null }) => string {
  const { t } = useTranslation();
  return ({ id, name }) => name ?? t('audit.token.revoked', { id });
}

export function AuditActorName({ entry }: CellProps) {
  const name = useActorName()(entry.actor);
  return (
    <span className={classes.person} data-removed={entry.actor?.name ? undefined : true}>
      {entry.actor?.name ? <PersonMark name={name} size={20} /> : null}
      <span className={classes.cut}>{name}</span>
    </span>
  );
}

/** A deed in words, and the API token where a program did it; an action without a text is shown by its own name. */
export function AuditDeed({ entry }: CellProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const tokenName = useTokenName();
  const fields = entry.changedFields.map((field) =>
    label(`properties.${entry.subjectType}.${field}`, label(`audit.fields.${field}`, field)),
  );
  const action = entry.action.replaceAll('.', '_');
  const joined = label(`audit.joined.${action}`, '');
  return (
    <>
      {label(`audit.actions.${action}`, entry.action)}
      {joined === '' ? null : <span className={classes.fields}>{joined}</span>}
      {fields.length > 0 ? (
        <span className={classes.fields}>{t('audit.changed', { fields: fields.join(', ') })}</span>
      ) : null}
      {entry.token ? (
        <span className={classes.fields}>{t('audit.token.by', { token: tokenName(entry.token) })}</span>
      ) : null}
    </>
  );
}

/** What it was done to, with the way there while it exists. */
export function AuditSubject({ entry }: CellProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const { subjectType, subjectID, subjectName } = entry;
  const kind = label(`audit.subjects.${subjectType}`, subjectType);
  const path = subjectPath(entry);
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
    <time className={classes.time} dateTime={at} title={fullTime(at)}>
      {timeAgo(at)}
    </time>
  );
}

/** An entry on a phone. */
export function CompactEntry({ entry }: CellProps) {
  return (
    <>
      <div className={classes.line}>
        <AuditActorName entry={entry} />
        <AuditTime at={entry.at} />
      </div>
      <div className={classes.deed}>
        <AuditDeed entry={entry} />
      </div>
      <div className={classes.cut}>
        <AuditSubject entry={entry} />
      </div>
    </>
  );
}
