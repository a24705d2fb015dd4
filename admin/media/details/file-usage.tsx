import type { MediaFileDetailsFragment } from '../../generated/graphql.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePagesByFileQuery } from '../../generated/graphql.ts';
import { Pagination } from '../../shared/list/index.ts';
import classes from './details.module.css';
import { PageLinks } from './page-links.tsx';

const pageSize = 5;

/** The pages that use a file, published ones first, and the consequences of changing it. */
export function FileUsage({ file }: { file: MediaFileDetailsFragment }) {
  const { t } = useTranslation();
  const [pageIndex, setPageIndex] = useState(0);
  const { data, previousData } = usePagesByFileQuery({
    variables: { fileID: file.id, pageIndex, pageSize, sort: 'PUBLISHED', order: 'DESC' },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.pagesByFile;
  if (list === undefined) return null;
  const isLive = pageIndex > 0 || list.items.some(({ published }) => published);
  return (
    <section className={classes.section}>
      <h3 className="ui-size-14 ui-weight-600 ui-line-20">
        {list.totalItems === 0 ? t('media.usedOn.none') : t('media.usedOn.title', { count: list.totalItems })}
      </h3>
      <PageLinks pages={list.items} />
      <Pagination pageCount={Math.ceil(list.totalItems / pageSize)} activeIndex={pageIndex} onChange={setPageIndex} />
      {list.totalItems === 0 ? null : (
        <p className="ui-dim">
          {isLive ? t('media.usedOn.seen') : t('media.usedOn.unseen')}{' '}
          {t('media.usedOn.replace', { count: list.totalItems })}
        </p>
      )}
    </section>
  );
}
