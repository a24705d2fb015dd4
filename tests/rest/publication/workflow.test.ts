import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure } from '../../support/pages.ts';
import type { TestAnswer, TestClient } from '../../support/test-client.ts';
import { signIn } from '../auth/staff.ts';
import { startWorkflow, type Workflow } from './workflow-fixtures.ts';

let flow: Workflow;
let editor: TestClient;
let publisher: TestClient;

beforeAll(async () => {
  flow = await startWorkflow();
  editor = flow.editor.browser;
  publisher = flow.publisher.browser;
});
afterAll(() => flow.server.stop());

const expectRefusal = ({ status, body }: TestAnswer, code: string, property: string, expected = 409) => {
  expect({ status, body }).toMatchObject({ status: expected, body: failure(code, property) });
};
const expectSuccess = ({ status, body }: TestAnswer) =>
  expect({ status, body }).toEqual({ status: 200, body: { Success: true, Errors: [] } });

const unpublished = { status: 'unpublished', publishedVersionID: null, publishedID: null };
const requested = { status: 'requested', publishedVersionID: null, publishedID: null };
const concept = { status: 'concept', publishedVersionID: null, publishedID: null };

describe('asking for publication', () => {
  it('leads from a concept to requested, freezes the version and leaves its rows', async () => {
    const { pageID, pageVersionID, slug } = await flow.newPage();
    expectSuccess(await flow.request(editor, pageID, 'Please look'));
    expect(await flow.stateOf(editor, pageID)).toEqual(requested);
    expect(await flow.seenTitle(slug)).toBeNull();
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

  it('leads from unpublished to requested', async () => {
    const { pageID } = await flow.publishedPage();
    await flow.unpublish(publisher, pageID);
    expectSuccess(await flow.request(editor, pageID));
    expect(await flow.stateOf(editor, pageID)).toEqual(requested);
  });

  it('of a published page needs newer work, and visitors go on seeing what is published', async () => {
    const { pageID, pageVersionID, slug } = await flow.publishedPage();
    expectRefusal(await flow.request(editor, pageID), 'V_07', 'page.status');
    await flow.store(editor, pageVersionID, 'Second');
    expectSuccess(await flow.request(editor, pageID));
    expect(await flow.stateOf(editor, pageID)).toEqual(requested);
    expect(await flow.seenTitle(slug)).toBe('First');
  });

  it.each([
    ['no body', undefined],
    ['no comment', {}],
    ['null', { comment: null }],
    ['an empty one', { comment: '' }],
  ])('takes %s', async (_name, body) => {
    const { pageID, pageVersionID } = await flow.newPage();
    expectSuccess(await editor.post(`/page/${pageID}/request-publication`, body));
    const answer = await editor.get(`/page/version/${pageVersionID}/fetch-request-comment`);
    expect(answer.body).toEqual({ comment: '' });
  });

  it.each([
    ['5,001 characters', 'x'.repeat(5_001), 'V_14'],
    ['NUL', 'a\0', 'V_12'],
    ['a lone surrogate', '\ud800', 'V_12'],
    ['a number', 7, 'V_12'],
  ])('refuses a comment of %s', async (_name, comment, code) => {
    const { pageID } = await flow.newPage();
    const answer = await editor.post(`/page/${pageID}/request-publication`, { comment });
    expectRefusal(answer, code, 'request.comment', 400);
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

describe('taking a request back', () => {
  it('leads a concept, an unpublished and a published page back to exactly what they were', async () => {
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
    expect(await flow.seenTitle(improved.slug)).toBe('First');
  });

  it('is for whoever asked and for who may publish, and nobody else', async () => {
    const { pageID } = await flow.newPage();
    await flow.request(editor, pageID);
    const other = await signIn(flow.server, 'Editor');
    expectRefusal(await flow.revoke(other.browser, pageID), 'UM_01', '', 403);
    expectSuccess(await flow.revoke(publisher, pageID));
    expectRefusal(await flow.revoke(publisher, pageID), 'V_07', 'page.status');
    expectRefusal(await flow.revoke(editor, pageID), 'V_07', 'page.status');
  });
});

describe('accepting', () => {
  it('publishes exactly the requested version, whatever was stored since', async () => {
    const { pageID, pageVersionID, slug } = await flow.newPage();
    await flow.request(editor, pageID);
    await flow.store(editor, pageVersionID, 'Not asked for');
    expectSuccess(await flow.accept(publisher, pageVersionID, 'Fine'));
    expect(await flow.stateOf(editor, pageID)).toMatchObject({
      status: 'published',
      publishedVersionID: pageVersionID,
      publishedID: expect.any(Number) as unknown,
    });
    expect(await flow.seenTitle(slug)).toBe('First');
    expect((await flow.actionsOf(pageID)).slice(-2)).toEqual(['page.publication-accepted', 'page.published']);
    expectRefusal(await flow.accept(publisher, pageVersionID), 'V_07', 'page.status');
  });

  it('answers V_07 without an open request and 404 PM_01 for an unknown version', async () => {
    const { pageVersionID } = await flow.newPage();
    expectRefusal(await flow.accept(publisher, pageVersionID), 'V_07', 'page.status');
    expectRefusal(await flow.accept(publisher, 999_999), 'PM_01', '', 404);
    expectRefusal(await flow.reject(publisher, 999_999), 'PM_01', '', 404);
  });

  it('asks the publishing checks', async () => {
    const { pageID, pageVersionID } = await flow.newPage();
    const { pageVersionID: untitled } = await flow.store(editor, pageVersionID, '');
    await flow.request(editor, pageID);
    expectRefusal(await flow.accept(publisher, untitled), 'V_01', 'page.title', 400);
    expect(await flow.stateOf(editor, pageID)).toEqual(requested);
  });
});

describe('publishing', () => {
  it('of a requested page publishes the requested version, and one acceptance afterwards adds its feedback', async () => {
    const { pageID, pageVersionID, slug } = await flow.newPage();
    await flow.request(editor, pageID);
    await flow.store(editor, pageVersionID, 'Not asked for');
    expectSuccess(await flow.publish(publisher, pageID));
    expect(await flow.seenTitle(slug)).toBe('First');
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

describe('rejecting', () => {
  it('leads back to what the page was, and keeps the feedback', async () => {
    const { pageID, newVersionID, slug } = await flow.improvedPage();
    const before = await flow.stateOf(editor, pageID);
    await flow.request(editor, pageID);
    expectSuccess(await flow.reject(publisher, newVersionID, 'Too long'));
    expect(await flow.stateOf(editor, pageID)).toEqual(before);
    expect(await flow.seenTitle(slug)).toBe('First');
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
    const answer = await publisher.post(`/page/version/${pageVersionID}/reject-publication`, { feedback });
    expectRefusal(answer, code, 'request.feedback', 400);
    expect(await flow.stateOf(editor, pageID)).toEqual(requested);
  });
});

describe('unpublishing', () => {
  it('while requested closes the request, as long as visitors see an older version', async () => {
    const { pageID, newVersionID, slug } = await flow.improvedPage();
    await flow.request(editor, pageID);
    expectSuccess(await flow.unpublish(publisher, pageID));
    expect(await flow.stateOf(editor, pageID)).toEqual(unpublished);
    expect(await flow.seenTitle(slug)).toBeNull();
    expectRefusal(await flow.accept(publisher, newVersionID), 'V_07', 'page.status');
    expectRefusal(await flow.revoke(editor, pageID), 'V_07', 'page.status');
  });

  it('answers V_07 for a concept, an unpublished page and a request of which visitors see nothing', async () => {
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
  beforeAll(() => flow.keepLive(false));
  afterAll(() => flow.keepLive(true));

  it('asking takes the page from visitors, and taking it back brings the same publication again', async () => {
    const { pageID, slug } = await flow.improvedPage();
    const before = await flow.stateOf(editor, pageID);
    await flow.request(editor, pageID);
    expect(await flow.seenTitle(slug)).toBeNull();
    expectRefusal(await flow.unpublish(publisher, pageID), 'V_07', 'page.status');
    await flow.revoke(editor, pageID);
    expect(await flow.seenTitle(slug)).toBe('First');
    expect(await flow.stateOf(editor, pageID)).toEqual(before);
  });
});

describe('who may', () => {
  it.each([
    ['request-publication', 'Analyst', 403],
    ['revoke-publication', 'Analyst', 403],
    ['request-publication', 'a visitor', 401],
    ['revoke-publication', 'a visitor', 401],
  ])('%s: %s gets %d', async (call, role, status) => {
    const { pageID } = await flow.newPage();
    await flow.request(editor, pageID);
    const browser = role === 'a visitor' ? flow.server.visitor() : (await signIn(flow.server, role)).browser;
    expect((await browser.post(`/page/${pageID}/${call}`)).status).toBe(status);
  });

  it('answer a request: not an editor, even of the own request', async () => {
    const { pageID, pageVersionID } = await flow.newPage();
    await flow.request(editor, pageID);
    expect((await flow.accept(editor, pageVersionID)).status).toBe(403);
    expect((await flow.reject(editor, pageVersionID)).status).toBe(403);
  });

  it('see requests: everybody signed in', async () => {
    const visitor = flow.server.visitor();
    expect((await visitor.get('/page/fetch-request')).status).toBe(401);
    expect((await visitor.get('/page/version/1/fetch-request-comment')).status).toBe(401);
    const { pageVersionID } = await flow.newPage();
    const answer = await editor.get(`/page/version/${pageVersionID}/fetch-request-comment`);
    expect(answer.body).toEqual({ comment: null });
  });
});
