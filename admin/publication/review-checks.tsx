import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { toPlaced, useCheckText } from '../page-editor/index.ts';
import { useLabel } from '../shared/i18n/labels.ts';
import classes from './review.module.css';
import type { Review } from './use-review.ts';

/** What the publishing checks say of the requested version: what stands in the way, then advice. */
export function ReviewChecks({ review }: { review: Review }) {
  const { t } = useTranslation();
  const textOf = useCheckText();
  const ownerOf = useOwnerName(review);
  const { checks } = review;
  const errors = toPlaced(checks?.errors ?? []);
  const warnings = toPlaced(checks?.warnings ?? []);
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
            <strong>{ownerOf(check.place)}</strong> {textOf(check)}
          </span>
        </li>
      ))}
      {warnings.map((check) => (
        <li key={`${check.property} ${check.code}`} data-tone="warn">
          <IconAlertTriangle size={17} stroke={1.6} aria-hidden />
          <span>
            {textOf(check)} <span className={classes.note}>{t('editor.checks.advice')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function useOwnerName({ after }: Review) {
  const { t } = useTranslation();
  const label = useLabel();
  return (place: ReturnType<typeof toPlaced>[number]['place']) => {
    if (place.kind === 'seo') return t('comparison.seo');
    if (place.kind !== 'block') return t('comparison.page');
    const type = after.blocks.find(({ key }) => key === place.key)?.type ?? '';
    return label(`blocks.${type}.label`, type);
  };
}
