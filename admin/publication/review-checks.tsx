import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { withPlaces, useCheckText } from '../page-editor/index.ts';
import { useLabel } from '../shared/i18n/labels.ts';
import classes from './review.module.css';
import type { Review } from './use-review.ts';

/** Publishing checks of the requested version: blocking problems first, then warnings. */
export function ReviewChecks({ review }: { review: Review }) {
  const { t } = useTranslation();
  const checkText = useCheckText();
  const placeName = useCheckPlaceName(review);
  const { checks } = review;
  const errors = withPlaces(checks?.errors ?? []);
  const warnings = withPlaces(checks?.warnings ?? []);
  return (
    <ul className={classes.checks}>
      {errors.length === 0 && (
        <li data-tone="ok">
          <IconCircleCheck size={17} stroke={1.6} aria-hidden />
          <span>{t('review.checksPass')}</span>
        </li>
      )}
      {errors.map((check) => (
        <li key={`${check.property} ${check.code}`} data-tone="bad">
          <IconAlertCircle size={17} stroke={1.6} aria-hidden />
          <span>
            <strong>{placeName(check.place)}</strong> {checkText(check)}
          </span>
        </li>
      ))}
      {warnings.map((check) => (
        <li key={`${check.property} ${check.code}`} data-tone="warn">
          <IconAlertTriangle size={17} stroke={1.6} aria-hidden />
          <span>
            {checkText(check)} <span className="ui-small ui-dim">{t('editor.checks.advice')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function useCheckPlaceName({ after }: Review) {
  const { t } = useTranslation();
  const label = useLabel();
  return (place: ReturnType<typeof withPlaces>[number]['place']) => {
    if (place.kind === 'seo') return t('comparison.seo');
    if (place.kind !== 'block') return t('comparison.page');
    const type = after.blocks.find(({ key }) => key === place.key)?.type ?? '';
    return label(`blocks.${type}.label`, type);
  };
}
