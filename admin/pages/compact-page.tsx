import type { PageRowFragment } from '../generated/graphql.ts';
import { StatusMark } from '../shared/ui/index.ts';
import classes from './compact-page.module.css';
import { PageLocales, PageName, PageSlug, PageTime } from './page-cells.tsx';

/** A page on a phone: title and time, slug, status and translations. */
export function CompactPage({ page, term }: { page: PageRowFragment; term: string }) {
  return (
    <>
      <div className={classes.line}>
        <span className={classes.title}>
          <PageName page={page} term={term} />
        </span>
        <PageTime iso={page.updatedAt} />
      </div>
      <div className={classes.slug}>
        <PageSlug page={page} term={term} />
      </div>
      <div className={classes.line}>
        <StatusMark status={page.status} hasNewerWork={page.hasNewerWork} />
        <PageLocales page={page} />
      </div>
    </>
  );
}
