import { Button } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicationCheck, PublicationWarning } from '../checks/publication-check.ts';
import { type NamedPlace, useCheckPlace } from '../checks/use-check-place.ts';
import { useNamedCheckText } from '../checks/use-check-text.ts';
import { toReadabilityLevel } from '../checks/writing/readability.ts';
import { useReadability } from '../checks/use-writing-advice.ts';
import type { PublishingChecks } from '../checks/use-publishing-checks.ts';
import classes from './publication-checks.module.css';

/** Element id of the checks under the outline, which get the focus when publishing is refused. */
export const PUBLICATION_CHECKS_ID = 'publication-checks';

type Props = { checks: PublishingChecks; id: string };

/** The checks that block publishing, and warnings; each entry leads to its field. */
export const PublicationChecks = memo(function PublicationChecks({ checks, id }: Props) {
  const { t } = useTranslation();
  const { errors, warnings, state } = checks;
  if (state === 'loading' && errors.length === 0) return null;
  return (
    <section id={id} className={classes.checks} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className={classes.head}>
        <h2 id={`${id}-title`} className={classes.title}>
          {t('editor.checks.title')}
        </h2>
        {errors.length > 0 && (
          <span className="ui-faint ui-size-13 ui-nowrap">{t('editor.checks.toFix', { count: errors.length })}</span>
        )}
      </div>
      {errors.length + warnings.length === 0 ? (
        <NothingFound checks={checks} />
      ) : (
        <ul className={classes.list}>
          {errors.map((check) => (
            <CheckRow key={`${check.property} ${check.code}`} check={check} tone="bad" />
          ))}
          {warnings.map((check) => (
            <CheckRow key={`${check.property} ${check.code}`} check={check} tone="warn" />
          ))}
        </ul>
      )}
      <ReadabilityLine />
    </section>
  );
});

/** The page's number of words and its readability. */
function ReadabilityLine() {
  const { t } = useTranslation();
  const { words, ease } = useReadability();
  const level = ease === null ? '' : t(`editor.checks.reading.${toReadabilityLevel(ease)}`, { ease });
  return (
    <p className={classes.reading}>{[t('editor.checks.words', { count: words }), level].filter(Boolean).join(' · ')}</p>
  );
}

function NothingFound({ checks: { state, refetch } }: { checks: PublishingChecks }) {
  const { t } = useTranslation();
  if (state === 'stale') return <p className={classes.note}>{t('editor.checks.afterSaving')}</p>;
  if (state === 'loaded') {
    return (
      <p className={classes.note}>
        <IconCircleCheck className={classes.passed} size={17} stroke={1.6} aria-hidden />
        {t('editor.checks.nothing')}
      </p>
    );
  }
  return (
    <div className={classes.failed}>
      <p>{t('editor.checks.failed')}</p>
      <Button size="xs" variant="default" onClick={refetch}>
        {t('common.tryAgain')}
      </Button>
    </div>
  );
}

type Finding = PublicationCheck | PublicationWarning;

/** A check for several places has no name; it leads to the first of them. */
function nameOf(check: Finding, { owner, field }: NamedPlace): string {
  return 'count' in check && check.count ? '' : [owner, field].filter(Boolean).join(': ');
}

function PlaceAndText({ name, text }: { name: string; text: string }) {
  if (name === '') return <span className={classes.name}>{text}</span>;
  return (
    <>
      <span className={classes.name}>{name}</span>: {text}
    </>
  );
}

/** Name of the field and the check's text, as a link to the field. */
function CheckRow({ check, tone }: { check: Finding; tone: 'bad' | 'warn' }) {
  const { t } = useTranslation();
  const textOf = useNamedCheckText();
  const place = useCheckPlace(check.place);
  const Icon = tone === 'bad' ? IconAlertCircle : IconAlertTriangle;
  const isAdvice = tone === 'warn';
  return (
    <li className={classes.row} data-tone={tone}>
      <Icon className={classes.icon} size={17} stroke={1.6} aria-hidden />
      <div>
        {place ? (
          <button type="button" className={classes.link} onClick={place.open}>
            <PlaceAndText name={nameOf(check, place)} text={textOf(check)} />
          </button>
        ) : (
          <p>{textOf(check)}</p>
        )}
        {isAdvice && <p className={classes.advice}>{t('editor.checks.advice')}</p>}
      </div>
    </li>
  );
}
