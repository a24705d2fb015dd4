import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { answerAll, fetchQuestions, type CheckQuestions } from '../../support/check-answers.ts';
import { createPublishedPage } from '../../support/pages.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let asked: CheckQuestions;

const finished = async (): Promise<number> => {
  const [row] = await query(
    server.orm.em.fork(),
    sql<{ count: number }>`select coalesce(sum(count), 0)::int as count from check_week_count`,
  );
  return row?.count ?? 0;
};

const countSubmissions = async (): Promise<number> => {
  const [row] = await query(server.orm.em.fork(), sql<{ count: number }>`select count(*)::int from check_submission`);
  return row?.count ?? 0;
};

const ownPage = { 'sec-fetch-site': 'same-origin' };

function send(fields: [string, string][], headers: Record<string, string> = ownPage): Promise<Response> {
  return server.visitor().fetch('/_/check', { method: 'POST', headers, body: new URLSearchParams(fields) });
}

const fieldsOf = (
  answers: { question: string; answer: string }[],
  more: [string, string][] = [],
): [string, string][] => [
  ['version', String(asked.version)],
  ['locale', 'nl-nl'],
  ...more,
  ...answers.map(({ question, answer }): [string, string] => [`answer.${question}`, answer]),
];

beforeAll(async () => {
  server = await startTestServer({ publicUrl: 'https://check.example' });
  asked = await fetchQuestions(server.visitor());
  const staff = await server.signIn();
  await staff.graphql(
    `mutation { updateSettings(input: { availableLocales: ["en", "nl-nl"], contactPhone: "088 1" }) { errors { code } } }`,
  );
  await createPublishedPage(staff, { title: 'De check', slug: 'de-check', type: 'check', locale: 'nl-nl' });
});
afterAll(() => server.stop());
beforeEach(() => query(server.orm.em.fork(), sql`truncate check_week_count`));

describe('the page of the check', () => {
  it('is one document with one form of 21 fieldsets, none of them answered, and sets no cookie', async () => {
    const response = await server.visitor().fetch('/nl-nl/de-check');
    const html = await response.text();
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(html.match(/<form/g)?.length).toBe(1);
    expect(html.match(/<fieldset/g)?.length).toBe(21);
    expect(html).toContain('Worden de blusmiddelen elk jaar gekeurd?');
    expect(html).not.toMatch(/<input[^>]* checked/);
    expect(html).not.toMatch(/<style|\sstyle=|<script(?! type="module" src=| type="application\/json")/);
  });
});

describe("the form's target address", () => {
  it('redirects to the check on reload or from a bookmark, in the language that it names', async () => {
    const visit = (path: string) => server.visitor().fetch(path, { redirect: 'manual' });
    const dutch = await visit('/_/check?locale=nl-nl');
    expect([dutch.status, dutch.headers.get('location')]).toEqual([302, '/nl-nl/de-check']);
    const unknown = await visit('/_/check?locale=xx-xx');
    expect([unknown.status, unknown.headers.get('location')]).toEqual([302, '/']);
  });
});

describe('the form of the check', () => {
  it('says that the questions changed if its version is unknown', async () => {
    const response = await send([['version', '99'], ...fieldsOf(answerAll(asked, () => 0)).slice(1)]);
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('Deze antwoorden passen niet bij de vragen');
    expect(html).toMatch(/<title>Fout: /);
  });

  it('redirects to the result, whose address stays private, with score, advice and telephone', async () => {
    const answers = answerAll(asked, (index) => (index < 2 ? 2 : 0));
    const response = await send(fieldsOf(answers, [['submission', randomUUID()]]));
    expect(response.status).toBe(303);
    const address = response.headers.get('location') ?? '';
    expect(address).toMatch(/^\/_\/check\/result\/nl-nl\/[\w-]{46}$/);
    expect(await finished()).toBe(1);
    for (const path of [address, address.replace('/result/', '/print/')]) {
      const result = await server.visitor().fetch(path);
      const html = await result.text();
      expect(result.status).toBe(200);
      expect(result.headers.get('cache-control')).toBe('private, no-store');
      expect(result.headers.get('referrer-policy')).toBe('no-referrer');
      expect(result.headers.get('content-language')).toBe('nl-NL');
      expect(html).toContain('Goed, met 90 van 100');
      expect(html).toContain('Niveau 4 van 4: Goed');
      expect(html.indexOf('Hang blusmiddelen op')).toBeLessThan(
        html.indexOf('Hang door het hele gebouw rookmelders op'),
      );
      expect(html).toContain('088 1');
    }
  });

  it('is shown again with 422, its answers and a summary if some are missing', async () => {
    const response = await send(fieldsOf(answerAll(asked).slice(2)));
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('Niet alle vragen zijn beantwoord');
    expect(html).toContain('href="#question-1"');
    expect(html).toContain('href="#question-2">Vraag 2: kies een antwoord</a>');
    expect(html).toContain('href="/_/check?locale=en"');
    expect(html).toMatch(/<title>Fout: /);
    expect(html.match(/<input[^>]* checked/g)?.length).toBe(19);
    expect(html).toMatch(/name="submission"[^>]* value="[\w-]{36}"/);
    expect(await finished()).toBe(0);
  });

  it('says if too few questions apply', async () => {
    let left = 11;
    const answers = asked.questions.map(({ key, answers: offered, notApplicable }) => ({
      question: key,
      answer: notApplicable !== null && left-- > 0 ? 'not-applicable' : (offered[0]?.key ?? ''),
    }));
    const response = await send(fieldsOf(answers));
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Er zijn te weinig vragen van toepassing');
  });

  it('is refused with 22 answers, duplicates, unknown options and versions, and counts none of them', async () => {
    const [first, ...rest] = answerAll(asked);
    const all = [...(first ? [first] : []), ...rest];
    const wrong: [string, string][][] = [
      fieldsOf([...all, { question: 'organ', answer: 'good' }]),
      fieldsOf([...all, ...all.slice(0, 1)]),
      fieldsOf([{ question: 'extinguishers', answer: '"><script>alert(1)</script>' }, ...rest]),
      fieldsOf(all).map(([name, value]) => [name, name === 'version' ? 'x' : value]),
      [],
      [
        ['version', '1'],
        ['answer.__proto__', 'good'],
        ['locale', '\u0000'],
      ],
    ];
    for (const fields of wrong) {
      const response = await send(fields);
      expect(response.status).toBe(422);
      expect(await response.text()).not.toContain('<script>alert');
    }
    expect(await finished()).toBe(0);
  });

  it('ignores a score that is sent with it', async () => {
    const response = await send(
      fieldsOf(
        answerAll(asked, () => 9),
        [
          ['score', '100'],
          ['level', '3'],
        ],
      ),
    );
    const html = await (await server.visitor().fetch(response.headers.get('location') ?? '')).text();
    expect(html).not.toContain('met 100 van 100');
  });

  it('is counted once, however often it is sent', async () => {
    const fields = fieldsOf(answerAll(asked), [['submission', randomUUID()]]);
    for (let turn = 0; turn < 3; turn += 1) expect((await send(fields)).status).toBe(303);
    expect(await finished()).toBe(1);
  });

  it('is counted once without a script too, which gives it an id, and counted again with other answers', async () => {
    const before = await countSubmissions();
    const fields = fieldsOf(
      answerAll(asked, (index) => index % 2),
      [['submission', '']],
    );
    const given = await Promise.all(Array.from({ length: 4 }, () => send(fields)));
    expect(new Set(given.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(await finished()).toBe(1);
    await send(fieldsOf(answerAll(asked, (index) => (index + 1) % 2)));
    expect(await finished()).toBe(2);
    expect(await countSubmissions()).toBe(before);
  });

  it.each([
    ['its own page', { 'sec-fetch-site': 'same-origin' }, 303],
    ['a page of the site in a browser without that header', { origin: 'https://check.example' }, 303],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://check.example' }, 403],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }, 403],
    ['an address bar', { 'sec-fetch-site': 'none' }, 403],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['a page that hides where it is', { origin: 'null' }, 403],
    ['an unknown place', {}, 403],
  ])('from %s is accepted only if that is the site itself', async (_, headers, status) => {
    expect((await send(fieldsOf(answerAll(asked)), headers as Record<string, string>)).status).toBe(status);
  });

  it('accepts only a form, of the size of a full set of answers', async () => {
    const post = (body: string, type: string) =>
      server.visitor().fetch('/_/check', { method: 'POST', headers: { ...ownPage, 'content-type': type }, body });
    expect((await post('{}', 'application/json')).status).toBe(415);
    expect((await post('x'.repeat(40_000), 'application/x-www-form-urlencoded')).status).toBe(413);
  });

  it("explains a refusal in the visitor's language, with a link back", async () => {
    const refused = await send([['locale', 'nl-nl']], {
      'sec-fetch-site': 'cross-site',
      referer: `${server.url}/nl-nl/risicocheck?x=1`,
    });
    const html = await refused.text();
    expect(html).toContain('<html lang="nl-NL">');
    expect(html).toContain('Dit verzoek klopt niet</h1>');
    expect(html).toContain('href="/nl-nl/risicocheck"');
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect(refused.headers.get('referrer-policy')).toBe('no-referrer');
    const elsewhere = {
      'sec-fetch-site': 'cross-site',
      referer: 'https://evil.example//evil',
      'accept-language': 'fr',
    };
    const foreign = await (await send([['version', '1']], elsewhere)).text();
    expect(foreign).toContain('<html lang="fr">');
    expect(foreign).toContain('<a href="/_/check?locale=fr">');
  });

  it.each(['x', `${'A'.repeat(46)}`, '%00', '%ff'])(
    'returns for the token %s a page that says it opens nothing',
    async (token) => {
      const response = await server.visitor().fetch(`/_/check/result/nl-nl/${token}`);
      expect([400, 404]).toContain(response.status);
    },
  );
});

describe('many finished checks from one network', () => {
  it('are refused at a rate limit, with the seconds to wait', { timeout: 60_000 }, async () => {
    const limited = await startTestServer({ rateLimit: true });
    try {
      const statuses: number[] = [];
      // The rate limit refills while a slow machine consumes it.
      for (let turn = 0; turn < 200 && statuses.at(-1) !== 429; turn += 1) {
        const response = await limited
          .visitor()
          .fetch('/_/check', { method: 'POST', headers: ownPage, body: new URLSearchParams() });
        statuses.push(response.status);
        if (response.status === 429) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect(statuses.at(-1)).toBe(429);
      expect(new Set(statuses.slice(0, 60))).toEqual(new Set([422]));
    } finally {
      await limited.stop();
    }
  });
});
