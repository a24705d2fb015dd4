import { describe, expect, it } from 'vitest';
import { pageViewerReducer, type PageViewerState } from './page-viewer-state.ts';

const shown: PageViewerState<string> = { loading: false, status: 200, page: 'the front page' };

describe('the page viewer', () => {
  it('is loading with status 0 on request', () => {
    expect(pageViewerReducer(shown, { type: 'request' })).toMatchObject({ loading: true, status: 0 });
  });

  it('goes on showing the page while another one is being loaded', () => {
    expect(pageViewerReducer(shown, { type: 'request' }).page).toBe('the front page');
  });

  it.each([200, 404])('is not loading, with the status %d and the page, on success', (status) => {
    const loading = pageViewerReducer(shown, { type: 'request' });
    expect(pageViewerReducer(loading, { type: 'success', status, page: 'another page' })).toEqual({
      loading: false,
      status,
      page: 'another page',
    });
  });

  it.each([500, 503, 429, 0])('has no page, and the status %d of the error response, on failure', (status) => {
    const loading = pageViewerReducer(shown, { type: 'request' });
    expect(pageViewerReducer(loading, { type: 'failure', status })).toEqual({ loading: false, status, page: null });
  });
});
