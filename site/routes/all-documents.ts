import { RejectedAnswersDocument } from './check/rejected-answers-document.tsx';
import { ResultDocument } from './check/result-document.tsx';
import { PageDocument } from './page/page-document.tsx';
import { PreviewDocument } from './preview/preview-document.tsx';
import { PrivacyDocument } from './privacy/privacy-document.tsx';
import { SearchDocument } from './search/search-document.tsx';
import { registerDocument } from './view/document-registry.ts';

registerDocument('page', PageDocument);
registerDocument('preview', PreviewDocument);
registerDocument('search', SearchDocument);
registerDocument('privacy', PrivacyDocument);
registerDocument('result', ResultDocument);
registerDocument('rejected-answers', RejectedAnswersDocument);
