import type { ReactNode } from 'react';
import type { PageStatus } from '../../generated/graphql.ts';
import { useTranslation } from 'react-i18next';
import classes from './status-badge.module.css';

type Shape = PageStatus | 'NEWER_WORK';

const tick = 'M4.9 8.2 7 10.3l4.1-4.4';

const shapes: Record<Shape, ReactNode> = {
  CONCEPT: <circle className={classes.dashed} cx="8" cy="8" r="5.6" />,
  REQUESTED: (
    <>
      <circle className={classes.waitingRing} cx="8" cy="8" r="5.6" />
      <path className={classes.waitingHalf} d="M8 4.4a3.6 3.6 0 0 1 0 7.2z" />
    </>
  ),
  PUBLISHED: (
    <>
      <circle className={classes.done} cx="8" cy="8" r="6.4" />
      <path className={classes.tick} d={tick} />
    </>
  ),
  NEWER_WORK: (
    <>
      <circle className={classes.done} cx="7.6" cy="8.4" r="6.2" />
      <path className={classes.tick} d="M4.7 8.7 6.7 10.7l3.7-3.9" />
      <circle className={classes.dot} cx="12.6" cy="3.4" r="3" />
    </>
  ),
  UNPUBLISHED: (
    <>
      <circle className={classes.off} cx="8" cy="8" r="5.8" />
      <path className={classes.off} d="M5.4 8h5.2" />
    </>
  ),
};

const labels = {
  CONCEPT: 'status.concept',
  REQUESTED: 'status.requested',
  PUBLISHED: 'status.published',
  NEWER_WORK: 'status.newerWork',
  UNPUBLISHED: 'status.unpublished',
} as const;

export type PublicationState = { status: PageStatus; hasNewerWork: boolean };

function getShape({ status, hasNewerWork }: PublicationState): Shape {
  return status === 'PUBLISHED' && hasNewerWork ? 'NEWER_WORK' : status;
}

/** A page's publication status as a distinct shape and text, never by colour alone. */
export function StatusBadge(state: PublicationState) {
  const { t } = useTranslation();
  const shape = getShape(state);
  return (
    <span className={classes.root}>
      <svg className={classes.shape} width="16" height="16" viewBox="0 0 16 16" aria-hidden focusable="false">
        {shapes[shape]}
      </svg>
      <span className="ui-truncate">{t(labels[shape])}</span>
    </span>
  );
}
