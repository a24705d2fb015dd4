import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/errors/index.ts';
import { useLabel } from '../../shared/i18n/labels.ts';
import type { PublicationCheck } from '../checks/publication-check.ts';
import { useCheckPlace } from '../checks/use-check-place.ts';
import type { PageContent } from '../content/page-content.ts';
import { findFieldRepair } from '../content/find-field-repair.ts';
import { useChangeContent, useGetContent } from '../editor/use-content.ts';
import classes from './save-error-notice.module.css';
import { Errors } from '../../generated/errors.ts';

/** Number of errors that are listed; more would leave no space for the page. */
const MAX_LISTED = 4;

type Props = {
  storeErrors: readonly PublicationCheck[];
  /** The content that is stored on the server. */
  getStored: () => PageContent;
  onRetry: () => void;
  onClose: () => void;
};

/** Lists why the server refused to store the page, with a repair for each field; editing stays possible. */
export function SaveErrorNotice({ storeErrors, getStored, onRetry, onClose }: Props) {
  const { t } = useTranslation();
  const places = storeErrors.filter(({ place }) => place.kind !== 'general');
  const general = storeErrors.filter(({ place }) => place.kind === 'general');
  const hidden = places.length - MAX_LISTED;
  const isOutdated = general.some(({ code, property }) => code === Errors.invalid && property === '');
  return (
    <section className={classes.notice} role="alert">
      <div className={classes.head}>
        <p>{t('editor.refused.title', { count: Math.max(places.length, 1) })}</p>
        <Button size="xs" variant="default" onClick={isOutdated ? () => window.location.reload() : onRetry}>
          {isOutdated ? t('editor.refused.reload') : t('common.tryAgain')}
        </Button>
        <ActionIcon size="sm" aria-label={t('common.close')} onClick={onClose}>
          <IconX size={16} stroke={1.6} />
        </ActionIcon>
      </div>
      <ul className={classes.errors}>
        {general.map((check) => (
          <GeneralErrorRow key={`${check.property} ${check.code}`} check={check} />
        ))}
        {places.slice(0, MAX_LISTED).map((check) => (
          <PlaceErrorRow
            key={`${check.property} ${check.code}`}
            check={check}
            getStored={getStored}
            onRestored={onRetry}
          />
        ))}
      </ul>
      {hidden > 0 && <p>{t('editor.refused.more', { count: hidden })}</p>}
    </section>
  );
}

function GeneralErrorRow({ check: { code, property } }: { check: PublicationCheck }) {
  const label = useLabel();
  const errorText = useErrorText();
  const name = property === '' ? code : property.split('.').at(-1);
  return <li>{label(`editor.refused.general.${name}`, errorText({ code, property }))}</li>;
}

type RowProps = { check: PublicationCheck; getStored: () => PageContent; onRestored: () => void };

function PlaceErrorRow({ check, getStored, onRestored }: RowProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const change = useChangeContent();
  const getContent = useGetContent();
  const place = useCheckPlace(check.place);
  const name = place === null ? '' : [place.owner, place.field].filter(Boolean).join(': ');
  const find = () => findFieldRepair(check.property, getContent(), getStored());
  const repair = find();
  const restore = () => {
    change(find()?.change ?? ((content) => content));
    onRestored();
  };
  return (
    <li className={classes.error}>
      <p>
        {name !== '' && <strong>{name}:</strong>} {errorText(check)}
      </p>
      {place && (
        <Button size="xs" variant="default" onClick={place.open} aria-label={t('editor.refused.showNamed', { name })}>
          {t('editor.refused.show')}
        </Button>
      )}
      {repair && (
        <Button size="xs" variant="default" onClick={restore}>
          {t(`editor.refused.${repair.kind}`)}
        </Button>
      )}
    </li>
  );
}
