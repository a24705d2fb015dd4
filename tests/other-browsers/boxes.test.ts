import { beforeAll, describe, expect, inject, it } from 'vitest';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { answerAll, fetchQuestions, finishCheck } from '../support/check-answers.ts';
import { blocks, makePage, openEditor, signIn } from '../support/other-browsers/admin.ts';
import { browsers, narrow, useBrowser, wide } from '../support/other-browsers/browsers.ts';
import { compareParts } from '../support/other-browsers/compare-parts.ts';
import type { Measured } from '../support/other-browsers/in-page/target.ts';
import { Person, type Seen } from '../support/other-browsers/person.ts';
import { startChromium } from '../support/other-browsers/puppeteer-browser.ts';
import { restBlock } from '../support/pages.ts';
import { createClient } from '../support/test-client.ts';

/** A view of the product, and what is seen once all of it is there. */
type View = { name: string; path: () => string; shown: Seen; isForStaff?: true };

const title = `Measured ${uniqueWord()}`;
let resultPath = '';

const views: readonly View[] = [
  { name: 'home page', path: () => '/', shown: { css: 'footer' } },
  { name: 'check', path: () => '/risk-check', shown: { css: '#question-1 h1' } },
  { name: 'result of a check', path: () => resultPath, shown: { css: 'h1', text: /, met \d+ van 100/ } },
  { name: 'long page', path: () => '/de-de/menschen-und-geld', shown: { css: 'footer' } },
  {
    name: 'page overview',
    path: () => `/cmsadmin/?q=${encodeURIComponent(title)}`,
    shown: { css: 'main a', text: title, place: browsers.length },
    isForStaff: true,
  },
];
const sizes = [wide, narrow];

async function createResult(): Promise<string> {
  const client = createClient(inject('productAddress'));
  const questions = await fetchQuestions(client);
  const answers = answerAll(questions, (index) => (index % 3 === 0 ? 1 : 0));
  const { token } = await finishCheck(client, { version: questions.version, answers });
  return `/_/check/result/nl-nl/${token}`;
}

/** Each browser has one, since the bar of the editor shows who else has the page open. */
const makeMeasuredPage = () =>
  makePage(
    [restBlock('heading', { text: 'One', level: '2' }, 'one'), restBlock('rich-text', { html: '<p>Two</p>' }, 'two')],
    {
      title,
    },
  );

/** Holds what is measured now against Chromium until both are alike, as a page may still be on its way. */
async function expectSame(person: Person, chromium: Measured | undefined): Promise<void> {
  if (!chromium) throw new Error('Chromium was not measured');
  await expect.poll(async () => compareParts(await person.measure(), chromium)).toEqual([]);
}

async function show(person: Person, { path, shown }: View): Promise<void> {
  await person.goTo(path());
  await person.see(shown);
}

async function showEditor(person: Person, id: number): Promise<void> {
  await openEditor(person, id, 2);
  await person.see({ ...blocks, place: 1 });
  await person.see({ text: /^Saved / });
  const checks = { css: 'h2', text: 'Publication checks' };
  if (await person.tab.run(() => innerWidth > 700)) await person.see(checks);
}

describe('in the same places as in Chromium', () => {
  const chromium = new Map<string, Measured>();
  const editors = new Map<string, number>();
  const keyOf = (name: string, width: number): string => `${name}, ${width}`;

  beforeAll(async () => {
    resultPath = await createResult();
    for (const { name } of [...browsers, { name: 'Chromium' }]) editors.set(name, (await makeMeasuredPage()).id);
    const browser = await startChromium();
    const person = new Person(await browser.openWindow(), inject('productAddress'));
    await person.resize(wide);
    await signIn(person);
    for (const size of sizes) {
      await person.resize(size);
      for (const view of views) {
        await show(person, view);
        chromium.set(keyOf(view.name, size.width), await person.measure());
      }
      await showEditor(person, editors.get('Chromium') ?? 0);
      chromium.set(keyOf('editor', size.width), await person.measure());
    }
    await browser.close();
  });

  describe.each(browsers)('$name', (kind) => {
    const openWindow = useBrowser(kind);

    it.each(views)('has the parts of the $name, and nothing is wider than the window', async (view) => {
      const person = await openWindow();
      if (view.isForStaff) await signIn(person);
      for (const size of sizes) {
        await person.resize(size);
        await show(person, view);
        await expectSame(person, chromium.get(keyOf(view.name, size.width)));
      }
    });

    it('has the parts of the editor, and nothing is wider than the window', async () => {
      const person = await openWindow();
      await signIn(person);
      for (const size of sizes) {
        await person.resize(size);
        await showEditor(person, editors.get(kind.name) ?? 0);
        await expectSame(person, chromium.get(keyOf('editor', size.width)));
      }
    });
  });
});

describe('the comparison with Chromium', () => {
  const box = { x: 100, y: 1000, width: 200, height: 40 };
  const measure = (changes: object): Measured => ({
    parts: [{ what: 'h1 One', box: { ...box, ...changes } }],
    overflow: 0,
  });

  it('lets letters be drawn a little wider, and a line break elsewhere', () => {
    expect(compareParts(measure({ x: 107, y: 1050, width: 215, height: 49 }), measure({}))).toEqual([]);
  });

  it.each([{ x: 109 }, { y: 1056 }, { width: 217 }, { height: 51 }])('notices %o', (changes) => {
    expect(compareParts(measure(changes), measure({}))).toHaveLength(1);
  });

  it('notices a part too few, and a page that is wider than its window', () => {
    expect(compareParts({ parts: [], overflow: 3 }, measure({}))).toEqual([
      'The page is 3 px wider than its window',
      'Parts: ',
    ]);
  });
});
