import { DefaultLocale } from '../shared/default-locale.ts';
import { ChangeDocument } from './check/change-document.tsx';
import { RejectedAnswersDocument } from './check/rejected-answers-document.tsx';
import { ResultDocument } from './check/result-document.tsx';
import { PageDocument } from './page/page-document.tsx';
import { PreviewDocument } from './preview/preview-document.tsx';
import { PrivacyDocument } from './privacy/privacy-document.tsx';
import { SearchDocument } from './search/search-document.tsx';
import type { SiteView } from './view/site-view.ts';

function DocumentOfView({ view }: { view: SiteView }) {
  switch (view.kind) {
    case 'page':
      return <PageDocument view={view} />;
    case 'preview':
      return <PreviewDocument view={view} />;
    case 'search':
      return <SearchDocument view={view} />;
    case 'privacy':
      return <PrivacyDocument view={view} />;
    case 'result':
      return <ResultDocument view={view} />;
    case 'change':
      return <ChangeDocument view={view} />;
    case 'rejected-answers':
      return <RejectedAnswersDocument view={view} />;
  }
}

/** What a view shows, except the frame that all share. Its queries were run before. */
export function ViewDocument({ view }: { view: SiteView }) {
  return (
    <DefaultLocale value={view.defaultLocale}>
      <DocumentOfView view={view} />
    </DefaultLocale>
  );
}
