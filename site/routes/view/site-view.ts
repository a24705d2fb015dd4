import type { GivenAnswers, Problem } from '../../questionnaire/index.ts';

/** What a document shows: plain data, which the server writes into the document for the browser. */
export type SiteView =
  | PageView
  | PreviewView
  | SearchView
  | PrivacyView
  | ResultView
  | ChangeView
  | RejectedAnswersView;

type View<Kind extends string, Status extends number> = {
  kind: Kind;
  /** Locale of the document; a requested one that the site does not have was replaced by the default one. */
  locale: string;
  defaultLocale: string;
  status: Status;
};

type WithBlocks = {
  pageType: string;
  /** Types of the blocks, whose code a browser loads. */
  blockTypes: string[];
};

export type PageView = View<'page', 200 | 404> &
  WithBlocks & {
    slug: string;
    /** Whether a browser hydrates the document at once. */
    isInteractive: boolean;
  };
export type PreviewView = View<'preview', 200 | 404> & WithBlocks & { token: string };
export type SearchView = View<'search', 200 | 503> & { term: string; page: number };
export type PrivacyView = View<'privacy', 200>;
/** The result that a token holds, for the screen or as a page to print; 404 if it holds none. */
export type ResultView = View<'result', 200 | 404> & { token: string; form: 'screen' | 'print' };
/** The check form with the answers that a token holds. */
export type ChangeView = View<'change', 200> & { token: string; submissionID: string };
/** The check form with the errors of a rejected submission. */
export type RejectedAnswersView = View<'rejected-answers', 422> & {
  rejected: { given: GivenAnswers; problem: Problem; submissionID: string };
};
