import type { SystemPartFragment } from '../generated/graphql.ts';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ReportSection } from '../shared/ui/index.ts';
import classes from './system-state.module.css';

/** 'files' is a word of ours; all others are the names of products. */
function useKindName() {
  const { t } = useTranslation();
  return (kind: string) => (kind === 'files' ? t('systemState.files') : kind);
}

function Part({ name, kind, seconds, problem }: SystemPartFragment) {
  const { t, i18n } = useTranslation();
  const kindName = useKindName();
  const isWell = problem === null;
  const Icon = isWell ? IconCircleCheck : IconAlertCircle;
  const milliseconds = Math.max(1, Math.round(seconds * 1_000)).toLocaleString(i18n.language);
  return (
    <li className={classes.part}>
      <span className={classes.partName}>
        {t(`systemState.part.${name}`)} <span className={classes.kind}>{kindName(kind)}</span>
      </span>
      <span className={classes.mark} data-state={isWell ? 'well' : 'failing'}>
        <Icon size={17} stroke={1.6} aria-hidden />
        {isWell ? t('systemState.well') : t('systemState.failing')}
      </span>
      <span className={classes.time}>{t('systemState.milliseconds', { count: milliseconds })}</span>
      {isWell ? null : (
        <p className={classes.problem}>
          <code>{problem}</code> {t(`systemState.meaning.${name}`)}
        </p>
      )}
    </li>
  );
}

/** Each part with whether it works, and, where it does not, what that means and what was answered. */
export function SystemParts({ parts }: { parts: readonly SystemPartFragment[] }) {
  const { t } = useTranslation();
  const failing = parts.filter(({ problem }) => problem !== null).length;
  return (
    <ReportSection
      title={t('systemState.parts')}
      note={
        <span role="status">
          {failing === 0 ? t('systemState.allWell') : t('systemState.someFailing', { count: failing })}
        </span>
      }
    >
      <ul className={classes.partList}>
        {parts.map((part) => (
          <Part key={part.name} {...part} />
        ))}
      </ul>
    </ReportSection>
  );
}
