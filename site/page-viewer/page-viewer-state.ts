/** What the page viewer shows: `page` is null after a failure, `status` is 0 while a page is being loaded. */
export type PageViewerState<Page> = { loading: boolean; status: number; page: Page | null };

export type PageViewerAction<Page> =
  | { type: 'request' }
  | { type: 'success'; status: number; page: Page }
  /** `status` is that of the error response; 0 if there was none. */
  | { type: 'failure'; status: number };

/** The states of the page viewer (specification, section 4). */
export function pageViewerReducer<Page>(
  state: PageViewerState<Page>,
  action: PageViewerAction<Page>,
): PageViewerState<Page> {
  switch (action.type) {
    case 'request':
      return { ...state, loading: true, status: 0 };
    case 'success':
      return { loading: false, status: action.status, page: action.page };
    case 'failure':
      return { loading: false, status: action.status, page: null };
  }
}
