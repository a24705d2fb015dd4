import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure } from '../../support/pages.ts';
import type { TestResponse, TestClient } from '../../support/test-client.ts';
import { signInAs } from '../../support/users.ts';
import { startWorkflow, type Workflow } from '../../support/workflow.ts';

let flow: Workflow;
let editor: TestClient;
let publisher: TestClient;

beforeAll(async () => {
  flow = await startWorkflow();
  editor = flow.editor.browser;
  publisher = flow.publisher.browser;
});
afterAll(() => flow.server.stop());

const expectRefusal = ({ status, body }: TestResponse, code: string, property: string, expected = 409) => {
  expect({ status, body }).toMatchObject({ status: expected, body: failure(code, property) });
};
const expectSuccess = ({ status, body }: TestResponse) =>
  expect({ status, body }).toEqual({ status: 200, body: { Success: true, Errors: [] } });

const unpublished = { status: 'unpublished', publishedVersionID: null, publishedID: null };
const requested = { status: 'requested', publishedVersionID: null, publishedID: null };
const concept = { status: 'concept', publishedVersionID: null, publishedID: null };

describe('requesting publication', () => {
  it('turns a concept into requested, freezes the version and writes its rows', async () => {
    const { pageID, pageVersionID, slug } = await flow.newPage();
    expectSuccess(await flow.request(editor, pageID, 'Please look'));
    expect(await flow.stateOf(editor, pageID)).toEqual(requested);
    expect(await flow.publicTitle(slug)).toBeNull();
    expect(await flow.actionsOf(pageID)).toEqual(['page.created', 'page.publication-requested']);
    const stored = await flow.store(editor, pageVersionID, 'Later work');
    expect(stored.pageVersionID).not.toBe(pageVersionID);
    const versions = await Promise.all(
      [pageVersionID, stored.pageVersionID].map((id) => editor.get(`/page/version/fetch/${id}`)),
    );
    expect(versions.map(({ body }) => body.pageVersion)).toEqual([
      expect.objectContaining({ title: 'First', hasPublicationRequest: true }),
      expect.objectContaining({ title: 'Later work', hasPublicationRequest: false }),
    ]);
  });

  it('turns an unpublished page into requested', async () => {
    const { pageID } = await flow.publishedPage();
    await flow.unpublish(publisher, pageID);
    expectSuccess(await flow.request(editor, pageID));
    expect(await flow.stateOf(editor, pageID)).toEqual(requested);
  });

  it('of a published page requires newer work, and visitors still see what is published', async () => {
    const { pageID, pageVersionID, slug } = await flow.publishedPage();
    expectRefusal(await flow.request(editor, pageID), 'V_07', 'page.status');
    await flow.store(editor, pageVersionID, 'Second');
    expectSuccess(await flow.request(editor, pageID));
    expect(await flow.stateOf(editor, pageID)).toEqual(requested);
    expect(await flow.publicTitle(slug)).toBe('First');
  });

  it.each([
    ['no body', undefined],
    ['no comment', {}],
    ['null', { comment: null }],
    ['an empty one', { comment: '' }],
  ])('accepts %s', async (_name, body) => {
    const { pageID, pageVersionID } = await flow.newPage();
    expectSuccess(await editor.post(`/page/${pageID}/request-publication`, body));
    const response = await editor.get(`/page/version/${pageVersionID}/fetch-request-comment`);
    expect(response.body).toEqual({ comment: '' });
  });

  it.each([
    ['5,001 characters', 'x'.repeat(5_001), 'V_14'],
    ['NUL', 'a\0', 'V_12'],
    ['a lone surrogate', '\ud800', 'V_12'],
    ['a number', 7, 'V_12'],
  ])('refuses a comment of %s', async (_name, comment, code) => {
    const { pageID } = await flow.newPage();
    const response = await editor.post(`/page/${pageID}/request-publication`, { comment });
    expectRefusal(response, code, 'request.comment', 400);
    expect(await flow.stateOf(editor, pageID)).toEqual(concept);
  });

  it('again is a resend: for the newest version, with the new comment', async () => {
    const { pageID, pageVersionID } = await flow.newPage();
    await flow.request(editor, pageID, 'Once');
    const { pageVersionID: newer } = await flow.store(editor, pageVersionID, 'Better');
    expectSuccess(await flow.request(editor, pageID, 'Twice'));
    const { body } = await editor.get<{ pageID: number }[]>('/page/fetch-request');
    expect(body.filter((one) => one.pageID === pageID)).toEqual([
      {
        pageID,
        pageVersionID: newer,
        title: 'Better',
        comment: 'Twice',
        requestedBy: { ID: flow.editor.user.id, name: expect.stringContaining('User') as unknown },
        requestedAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
      },
    ]);
    expectRefusal(await flow.accept(publisher, pageVersionID), 'V_07', 'page.status');
    expect(await flow.actionsOf(pageID)).toContain('page.publication-resent');
  });
});

describe('revoking a request', () => {
  it('restores exactly the state of a concept, an unpublished and a published page', async () => {
    const fresh = await flow.newPage();
    const taken = await flow.publishedPage();
    await flow.unpublish(publisher, taken.pageID);
    const improved = await flow.improvedPage();
    for (const { pageID } of [fresh, taken, improved]) {
      const before = await flow.stateOf(editor, pageID);
      await flow.request(editor, pageID);
      expectSuccess(await flow.revoke(editor, pageID));
      expect(await flow.stateOf(editor, pageID)).toEqual(before);
      expect((await flow.actionsOf(pageID)).at(-1)).toBe('page.publication-revoked');
    }
    expect(await flow.publicTitle(improved.slug)).toBe('First');
  });

  it('is allowed for the requester and for users who may publish, and nobody else', async () => {
    const { pageID } = await flow.newPage();
    await flow.request(editor, pageID);
    const other = await signInAs(flow.server, 'Editor');
    expectRefusal(await flow.revoke(other.browser, pageID), 'UM_01', '', 403);
    expectSuccess(await flow.revoke(publisher, pageID));
    expectRefusal(await flow.revoke(publisher, pageID), 'V_07', 'page.status');
    expectRefusal(await flow.revoke(editor, pageID), 'V_07', 'page.status');
  });
});

describe('accepting a request', () => {
  it('publishes exactly the requested version, not later ones', async () => {
    const { pageID, pageVersionID, slug } = await flow.newPage();
    await flow.request(editor, pageID);
    await flow.store(editor, pageVersionID, 'Not asked for');
    expectSuccess(await flow.accept(publisher, pageVersionID, 'Fine'));
    expect(await flow.stateOf(editor, pageID)).toMatchObject({
      status: 'published',
      publishedVersionID: pageVersionID,
      publishedID: expect.any(Number) as unknown,
    });
    expect(await flow.publicTitle(slug)).toBe('First');
    expect((await flow.actionsOf(pageID)).slice(-2)).toEqual(['page.publication-accepted', 'page.published']);
    expectRefusal(await flow.accept(publisher, pageVersionID), 'V_07', 'page.status');
  });

  it('returns V_07 without an open request and 404 PM_01 for an unknown version', async () => {
    const { pageVersionID } = await flow.newPage();
    expectRefusal(await flow.accept(publisher, pageVersionID), 'V_07', 'page.status');
    expectRefusal(await flow.accept(publisher, 999_999), 'PM_01', '', 404);
    expectRefusal(await flow.reject(publisher, 999_999), 'PM_01', '', 404);
  });

  it('runs the publishing checks', async () => {
    const { pageID, pageVersionID } = await flow.newPage();
    const { pageVersionID: untitled } = await flow.store(editor, pageVersionID, '');
    await flow.request(editor, pageID);
    expectRefusal(await flow.accept(publisher, untitled), 'V_01', 'page.title', 400);
    expect(await flow.stateOf(editor, pageID)).toEqual(requested);
  });
});

describe('publishing a requested page', () => {
  it('publishes the requested version, and one acceptance afterwards adds its feedback', async () => {
    const { pageID, pageVersionID, slug } = await flow.newPage();
    await flow.request(editor, pageID);
    await flow.store(editor, pageVersionID, 'Not asked for');
    expectSuccess(await flow.publish(publisher, pageID));
    expect(await flow.publicTitle(slug)).toBe('First');
    expectRefusal(await flow.accept(flow.administrator, pageVersionID), 'V_07', 'page.status');
    expectSuccess(await flow.accept(publisher, pageVersionID, 'Well done'));
    expectRefusal(await flow.accept(publisher, pageVersionID, 'Again'), 'V_07', 'page.status');
    const { data } = await publisher.graphql<{ publicationRequest: unknown }>(
      `{ publicationRequest(pageVersionID: ${pageVersionID}) { status feedback answeredBy { id } } }`,
    );
    expect(data.publicationRequest).toEqual({
      status: 'ACCEPTED',
      feedback: 'Well done',
      answeredBy: { id: flow.publisher.user.id },
    });
    expect((await flow.actionsOf(pageID)).slice(-3)).toEqual([
      'page.publication-accepted',
      'page.published',
      'page.publication-feedback-added',
    ]);
  });
});

describe('rejecting a request', () => {
  it('restores the previous state of the page, and keeps the feedback', async () => {
    const { pageID, newVersionID, slug } = await flow.improvedPage();
    const before = await flow.stateOf(editor, pageID);
    await flow.request(editor, pageID);
    expectSuccess(await flow.reject(publisher, newVersionID, 'Too long'));
    expect(await flow.stateOf(editor, pageID)).toEqual(before);
    expect(await flow.publicTitle(slug)).toBe('First');
    expect((await flow.actionsOf(pageID)).at(-1)).toBe('page.publication-rejected');
    expectRefusal(await flow.reject(publisher, newVersionID), 'V_07', 'page.status');
    expectSuccess(await flow.request(editor, pageID));
  });

  it.each([
    ['nothing', undefined, 'V_01'],
    ['null', null, 'V_01'],
    ['blanks', ' \n ', 'V_01'],
    ['5,001 characters', 'x'.repeat(5_001), 'V_14'],
    ['NUL', 'a\0', 'V_12'],
  ])('with feedback of %s is refused', async (_name, feedback, code) => {
    const { pageID, pageVersionID } = await flow.newPage();
    await flow.request(editor, pageID);
    const response = await publisher.post(`/page/version/${pageVersionID}/reject-publication`, { feedback });
    expectRefusal(response, code, 'request.feedback', 400);
    expect(await flow.stateOf(editor, pageID)).toEqual(requested);
  });
});

describe('unpublishing', () => {
  it('while requested closes the request, if visitors see an older version', async () => {
    const { pageID, newVersionID, slug } = await flow.improvedPage();
    await flow.request(editor, pageID);
    expectSuccess(await flow.unpublish(publisher, pageID));
    expect(await flow.stateOf(editor, pageID)).toEqual(unpublished);
    expect(await flow.publicTitle(slug)).toBeNull();
    expectRefusal(await flow.accept(publisher, newVersionID), 'V_07', 'page.status');
    expectRefusal(await flow.revoke(editor, pageID), 'V_07', 'page.status');
  });

  it('returns V_07 for a concept, an unpublished page and a request of which visitors see nothing', async () => {
    const { pageID } = await flow.newPage();
    expectRefusal(await flow.unpublish(publisher, pageID), 'V_07', 'page.status');
    await flow.request(editor, pageID);
    expectRefusal(await flow.unpublish(publisher, pageID), 'V_07', 'page.status');
    await flow.publish(publisher, pageID);
    await flow.unpublish(publisher, pageID);
    expectRefusal(await flow.unpublish(publisher, pageID), 'V_07', 'page.status');
  });
});

describe('with keepLiveWhileRequested off', () => {
  beforeAll(() => flow.setKeepLive(false));
  afterAll(() => flow.setKeepLive(true));

  it('requesting unpublishes the page, and revoking restores the same publication', async () => {
    const { pageID, slug } = await flow.improvedPage();
    const before = await flow.stateOf(editor, pageID);
    await flow.request(editor, pageID);
    expect(await flow.publicTitle(slug)).toBeNull();
    expectRefusal(await flow.unpublish(publisher, pageID), 'V_07', 'page.status');
    await flow.revoke(editor, pageID);
    expect(await flow.publicTitle(slug)).toBe('First');
    expect(await flow.stateOf(editor, pageID)).toEqual(before);
  });
});

describe('permissions', () => {
  it.each([
    ['request-publication', 'Analyst', 403],
    ['revoke-publication', 'Analyst', 403],
    ['request-publication', 'a visitor', 401],
    ['revoke-publication', 'a visitor', 401],
  ])('%s: %s gets %d', async (call, role, status) => {
    const { pageID } = await flow.newPage();
    await flow.request(editor, pageID);
    const browser = role === 'a visitor' ? flow.server.visitor() : (await signInAs(flow.server, role)).browser;
    expect((await browser.post(`/page/${pageID}/${call}`)).status).toBe(status);
  });

  it('an editor cannot decide a request, not even their own', async () => {
    const { pageID, pageVersionID } = await flow.newPage();
    await flow.request(editor, pageID);
    expect((await flow.accept(editor, pageVersionID)).status).toBe(403);
    expect((await flow.reject(editor, pageVersionID)).status).toBe(403);
  });

  it('every signed-in user can see requests', async () => {
    const visitor = flow.server.visitor();
    expect((await visitor.get('/page/fetch-request')).status).toBe(401);
    expect((await visitor.get('/page/version/1/fetch-request-comment')).status).toBe(401);
    const { pageVersionID } = await flow.newPage();
    const response = await editor.get(`/page/version/${pageVersionID}/fetch-request-comment`);
    expect(response.body).toEqual({ comment: null });
  });
});
