import type { PageRowFragment } from '../generated/graphql.ts';
import classes from './compact-page-row.module.css';
import { PageLocales, PageName, PageSlug, PageStatusCell, RelativeTime } from './page-cells.tsx';

type Props = {
  page: PageRowFragment;
  term: string;
  onTranslate?: ((page: PageRowFragment, locale: string) => void) | undefined;
};

/** A page on a phone: title, time, slug, status and translations. */
export function CompactPageRow({ page, term, onTranslate }: Props) {
  return (
    <>
      <div className="ui-row ui-between ui-gap-12 ui-dim">
        <span className={classes.title}>
          <PageName page={page} term={term} />
        </span>
        <RelativeTime iso={page.updatedAt} />
      </div>
      <div className={classes.slug}>
        <PageSlug slug={page.slug} term={term} />
      </div>
      <div className="ui-row ui-between ui-gap-12 ui-dim">
        <PageStatusCell page={page} />
        <PageLocales page={page} onTranslate={onTranslate} />
      </div>
    </>
  );
}
