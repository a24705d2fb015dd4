import type { PageRowFragment } from '../../generated/graphql.ts';
import type { PageChecks, PublicationPlan } from './plan-publication.ts';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePagesPublishingChecksQuery } from '../../generated/graphql.ts';
import { FailureNotice, FormModal, useDelayed } from '../../shared/ui/index.ts';
import { BulkPageList, BulkPageRow, useErrorSummary } from './bulk-pages.tsx';
import { planPublication } from './plan-publication.ts';

type Pages = readonly PageRowFragment[];

function useSkipReason() {
  const { t } = useTranslation();
  const errorSummary = useErrorSummary();
  return (checks: PageChecks | undefined): string => {
    if (!checks) return t('errors.PM_01');
    const empty = checks.isEmpty ? t('pages.bulk.empty') : '';
    return [empty, errorSummary(checks.errors)].filter((reason) => reason !== '').join(' ');
  };
}

/** What changes for visitors, and which pages are skipped for what reasons. */
function PlanDetails({ plan }: { plan: PublicationPlan<PageRowFragment> }) {
  const { t } = useTranslation();
  const skipReason = useSkipReason();
  const { newCount, replacedCount, requestedCount, skipped } = plan;
  return (
    <>
      {plan.ready.length === 0 ? (
        <p>{t('pages.bulk.noneReady')}</p>
      ) : (
        <ul>
          {newCount > 0 ? <li>{t('pages.bulk.new', { count: newCount })}</li> : null}
          {replacedCount > 0 ? <li>{t('pages.bulk.replaced', { count: replacedCount })}</li> : null}
          {requestedCount > 0 ? <li>{t('pages.bulk.requested', { count: requestedCount })}</li> : null}
        </ul>
      )}
      {skipped.length === 0 ? null : (
        <BulkPageList heading={t('pages.bulk.heldBack', { count: skipped.length })}>
          {skipped.map(({ page, checks }) => (
            <BulkPageRow key={page.id} page={page} state="refused">
              {skipReason(checks)}
            </BulkPageRow>
          ))}
        </BulkPageList>
      )}
    </>
  );
}

type Props = { pages: Pages; onConfirm: (ready: Pages) => void; onClose: () => void };

/** Confirms publishing several pages: shows what changes for visitors and which pages fail their checks. */
export function BulkPublishModal({ pages, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = usePagesPublishingChecksQuery({
    variables: { pageIDs: pages.map(({ id }) => id) },
    fetchPolicy: 'network-only',
  });
  const isSlow = useDelayed(loading);
  const plan = data && planPublication(pages, data.pagesPublishingChecks);
  const count = plan?.ready.length ?? pages.length;
  return (
    <FormModal
      title={t('pages.bulk.publish.title', { count: pages.length })}
      intro={t('pages.bulk.publish.intro')}
      submitLabel={t('pages.bulk.publish.confirm', { count })}
      form={{ isBusy: loading }}
      isDisabled={count === 0 || error !== undefined}
      onSubmit={() => plan && plan.ready.length > 0 && onConfirm(plan.ready)}
      onClose={onClose}
    >
      {error ? (
        <FailureNotice title={t('pages.bulk.failedChecks')} onRetry={() => void refetch()}>
          {t('impact.failedHint')}
        </FailureNotice>
      ) : null}
      {plan ? <PlanDetails plan={plan} /> : <div>{isSlow ? <Skeleton height={60} /> : null}</div>}
    </FormModal>
  );
}
