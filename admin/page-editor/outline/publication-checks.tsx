import { Button } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicationCheck, PublicationWarning } from '../checks/publication-check.ts';
import { type NamedPlace, useCheckPlace } from '../checks/use-check-place.ts';
import { useNamedCheckText } from '../checks/use-check-text.ts';
import { levelOf } from '../checks/writing/reading-level.ts';
import { useReading } from '../checks/writing/use-writing-advice.ts';
import type { PublishingChecks } from '../checks/use-publishing-checks.ts';
import classes from './publication-checks.module.css';

/** Of the checks under the outline, which a refused publishing leads to. */
export const CHECKS_ID = 'publication-checks';

type Props = { found: PublishingChecks; id: string };

/** What has to be put right before the page can be published, and advice; each entry leads to its place. */
export const PublicationChecks = memo(function PublicationChecks({ found, id }: Props) {
  const { t } = useTranslation();
  const { errors, warnings, state } = found;
  if (state === 'asking' && errors.length === 0) return null;
  return (
    <section id={id} className={classes.checks} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className={classes.head}>
        <h2 id={`${id}-title`} className={classes.title}>
          {t('editor.checks.title')}
        </h2>
        {errors.length > 0 && (
          <span className={classes.count}>{t('editor.checks.toFix', { count: errors.length })}</span>
        )}
      </div>
      {errors.length + warnings.length === 0 ? (
        <NothingFound found={found} />
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
      <ReadingLine />
    </section>
  );
});

/** How long the page is, and how easily it reads. */
function ReadingLine() {
  const { t } = useTranslation();
  const { words, ease } = useReading();
  const level = ease === null ? '' : t(`editor.checks.reading.${levelOf(ease)}`, { ease });
  return (
    <p className={classes.reading}>{[t('editor.checks.words', { count: words }), level].filter(Boolean).join(' · ')}</p>
  );
}

function NothingFound({ found: { state, askAgain } }: { found: PublishingChecks }) {
  const { t } = useTranslation();
  if (state === 'changed') return <p className={classes.note}>{t('editor.checks.afterSaving')}</p>;
  if (state === 'known') {
    return (
      <p className={classes.note}>
        <IconCircleCheck className={classes.ok} size={17} stroke={1.6} aria-hidden />
        {t('editor.checks.nothing')}
      </p>
    );
  }
  return (
    <div className={classes.failed}>
      <p>{t('editor.checks.failed')}</p>
      <Button size="xs" variant="default" onClick={askAgain}>
        {t('common.tryAgain')}
      </Button>
    </div>
  );
}

type Finding = PublicationCheck | PublicationWarning;

/** What stands for several places leads to the first of them without its name. */
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

/** The place by its name, and what is to do there; a link to the field. */
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
