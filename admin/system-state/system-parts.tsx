import type { SystemPartFragment } from '../generated/graphql.ts';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ReportSection } from '../shared/ui/index.ts';
import classes from './system-state.module.css';

/** 'files' is translated; all other kinds are product names. */
function useKindName() {
  const { t } = useTranslation();
  return (kind: string) => (kind === 'files' ? t('systemState.files') : kind);
}

function Part({ name, kind, seconds, problem }: SystemPartFragment) {
  const { t, i18n } = useTranslation();
  const kindName = useKindName();
  const isHealthy = problem === null;
  const Icon = isHealthy ? IconCircleCheck : IconAlertCircle;
  const milliseconds = Math.max(1, Math.round(seconds * 1_000)).toLocaleString(i18n.language);
  return (
    <li className={classes.part}>
      <span className="ui-weight-580">
        {t(`systemState.part.${name}`)} <span className="ui-dim ui-weight-400">{kindName(kind)}</span>
      </span>
      <span className={classes.mark} data-state={isHealthy ? 'well' : 'failing'}>
        <Icon size={17} stroke={1.6} aria-hidden />
        {isHealthy ? t('systemState.well') : t('systemState.failing')}
      </span>
      <span className={classes.time}>{t('systemState.milliseconds', { count: milliseconds })}</span>
      {isHealthy ? null : (
        <p className={classes.problem}>
          <code>{problem}</code> {t(`systemState.meaning.${name}`)}
        </p>
      )}
    </li>
  );
}

/** Status of each dependency; for a failure its consequences and the error. */
export function SystemParts({ parts }: { parts: readonly SystemPartFragment[] }) {
  const { t } = useTranslation();
  const failingCount = parts.filter(({ problem }) => problem !== null).length;
  return (
    <ReportSection
      title={t('systemState.parts')}
      note={
        <span role="status">
          {failingCount === 0 ? t('systemState.allWell') : t('systemState.someFailing', { count: failingCount })}
        </span>
      }
    >
      <ul className="ui-list">
        {parts.map((part) => (
          <Part key={part.name} {...part} />
        ))}
      </ul>
    </ReportSection>
  );
}
