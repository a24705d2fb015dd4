import { ActionIcon, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../shared/errors/index.ts';
import { useLabel } from '../../shared/i18n/labels.ts';
import type { PublicationCheck } from '../checks/publication-check.ts';
import { useCheckPlace } from '../checks/use-check-place.ts';
import type { PageContent } from '../content/page-content.ts';
import { findRestoring } from '../content/restore-place.ts';
import { useChangeContent, useGetContent } from '../editor/use-content.ts';
import classes from './store-refusal.module.css';

/** Places that are listed; more would leave no room for the page. */
const LISTED = 4;

type Props = {
  refused: readonly PublicationCheck[];
  /** What the server has. */
  getStored: () => PageContent;
  onRetry: () => void;
  onClose: () => void;
};

/** What the server did not take, place by place, each with the ways out; editing goes on meanwhile. */
export function StoreRefusal({ refused, getStored, onRetry, onClose }: Props) {
  const { t } = useTranslation();
  const places = refused.filter(({ place }) => place.kind !== 'general');
  const general = refused.filter(({ place }) => place.kind === 'general');
  const hidden = places.length - LISTED;
  const isOutdated = general.some(({ code, property }) => code === 'V_12' && property === '');
  return (
    <section className={classes.refusal} role="alert">
      <div className={classes.head}>
        <p>{t('editor.refused.title', { count: Math.max(places.length, 1) })}</p>
        <Button size="xs" variant="default" onClick={isOutdated ? () => window.location.reload() : onRetry}>
          {isOutdated ? t('editor.refused.reload') : t('common.tryAgain')}
        </Button>
        <ActionIcon size="sm" aria-label={t('common.close')} onClick={onClose}>
          <IconX size={16} stroke={1.6} />
        </ActionIcon>
      </div>
      <ul className={classes.places}>
        {general.map((check) => (
          <GeneralRow key={`${check.property} ${check.code}`} check={check} />
        ))}
        {places.slice(0, LISTED).map((check) => (
          <PlaceRow key={`${check.property} ${check.code}`} check={check} getStored={getStored} onRestored={onRetry} />
        ))}
      </ul>
      {hidden > 0 && <p>{t('editor.refused.more', { count: hidden })}</p>}
    </section>
  );
}

function GeneralRow({ check: { code, property } }: { check: PublicationCheck }) {
  const label = useLabel();
  const errorText = useErrorText();
  const name = property === '' ? code : property.split('.').at(-1);
  return <li>{label(`editor.refused.general.${name}`, errorText({ code, property }))}</li>;
}

type RowProps = { check: PublicationCheck; getStored: () => PageContent; onRestored: () => void };

function PlaceRow({ check, getStored, onRestored }: RowProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const change = useChangeContent();
  const getContent = useGetContent();
  const place = useCheckPlace(check.place);
  const name = place === null ? '' : [place.owner, place.field].filter(Boolean).join(': ');
  const find = () => findRestoring(check.property, getContent(), getStored());
  const restoring = find();
  const restore = () => {
    change(find()?.change ?? ((content) => content));
    onRestored();
  };
  return (
    <li className={classes.place}>
      <p>
        {name !== '' && <strong>{name}:</strong>} {errorText(check)}
      </p>
      {place && (
        <Button size="xs" variant="default" onClick={place.open} aria-label={t('editor.refused.showNamed', { name })}>
          {t('editor.refused.show')}
        </Button>
      )}
      {restoring && (
        <Button size="xs" variant="default" onClick={restore}>
          {t(`editor.refused.${restoring.kind}`)}
        </Button>
      )}
    </li>
  );
}
