import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong, seed } from '../../../tests/support/generated.ts';
import { sampleBlock, sampleContent } from '../../../tests/support/page-content.ts';
import { createSharedPage } from '../../../tests/support/shared-page.ts';
import { type Change, setHead, setProp } from '../content/change-content.ts';
import { insertBlock, removeBlocks } from '../content/change-order.ts';
import { isSameContent } from '../content/compare-content.ts';
import type { PageContent } from '../content/page-content.ts';
import { clashesOf } from './common-ground.ts';

const write = (key: string, text: string) => setProp({ kind: 'block', key }, 'text', text);
const textsOf = ({ blocks }: PageContent) => blocks.map(({ props }) => props.text);

function openTwice() {
  const page = createSharedPage(sampleContent());
  return { page, anna: page.open('Anna'), bert: page.open('Bert') };
}

describe('saving', () => {
  it('stores nothing for a page that somebody only looks at', async () => {
    const { page, anna } = openTwice();
    expect(await anna.saver.store()).toBe('stored');
    expect(page.state().revision).toBe(1);
  });

  it('brings two people’s work together where it is about different things', async () => {
    const { page, anna, bert } = openTwice();
    anna.edit(write('b1', 'Anna'));
    bert.edit(setHead({ title: 'Bert’s title' }));
    bert.edit(insertBlock(sampleBlock('b4'), 3));
    expect(await anna.saver.store()).toBe('stored');
    expect(await bert.saver.store()).toBe('stored');
    expect(textsOf(page.state().content)).toEqual(['Anna', 'b2', 'b3', 'b4']);
    expect(isSameContent(bert.screen(), page.state().content)).toBe(true);
    await anna.saver.catchUp(page.state().revision);
    expect(anna.screen()).toMatchObject({ title: 'Bert’s title' });
    expect([anna.saver.isUnsaved(), bert.saver.isUnsaved()]).toEqual([false, false]);
  });

  it('keeps one’s own words of a clash on the screen, the other’s on the server, and stores everything else', async () => {
    const { page, anna, bert } = openTwice();
    anna.edit(write('b1', 'Anna'));
    bert.edit(write('b1', 'Bert'));
    bert.edit(write('b2', 'Bert too'));
    await anna.saver.store();
    expect(await bert.saver.store()).toBe('conflict');
    expect(textsOf(bert.screen())).toEqual(['Bert', 'Bert too', 'b3']);
    expect(textsOf(page.state().content)).toEqual(['Anna', 'Bert too', 'b3']);
    bert.edit(write('b3', 'Later'));
    expect(await bert.saver.store()).toBe('conflict');
    expect(textsOf(page.state().content)).toEqual(['Anna', 'Bert too', 'Later']);
    expect(bert.saver.isUnsaved()).toBe(true);
    expect(bert.told.at(-1)).toEqual({ type: 'conflict' });
  });

  it.each([
    ['mine', ['Bert', 'b2', 'b3']],
    ['theirs', ['Anna', 'b2', 'b3']],
    ['both', ['Bert', 'Anna', 'b2', 'b3']],
  ] as const)('ends a clash as chosen, %s, and the history has both sides', async (choice, texts) => {
    const { page, anna, bert } = openTwice();
    anna.edit(write('b1', 'Anna'));
    bert.edit(write('b1', 'Bert'));
    await anna.saver.store();
    await bert.saver.store();
    expect(await bert.saver.resolve(() => choice)).toBe('stored');
    expect([textsOf(page.state().content), textsOf(bert.screen())]).toEqual([texts, texts]);
    expect(bert.saver.isUnsaved()).toBe(false);
    for (const text of ['Anna', 'Bert']) expect(page.history.flatMap(textsOf)).toContain(text);
  });

  it('ends no clash while the server cannot be reached', async () => {
    const { page, anna, bert } = openTwice();
    anna.edit(write('b1', 'Anna'));
    bert.edit(write('b1', 'Bert'));
    await anna.saver.store();
    await bert.saver.store();
    page.isReachable = false;
    expect(await bert.saver.resolve(() => 'theirs')).toBe('offline');
    expect(textsOf(bert.screen())[0]).toBe('Bert');
    page.isReachable = true;
    expect(await bert.saver.store()).toBe('conflict');
    expect(clashesOf(bert.saver.ground, bert.screen())).toHaveLength(1);
  });

  it('stays unsaved while offline, and is stored once the server can be reached', async () => {
    const { page, anna } = openTwice();
    page.isReachable = false;
    anna.edit(write('b1', 'Offline'));
    expect([await anna.saver.store(), anna.saver.isUnsaved()]).toEqual(['offline', true]);
    page.isReachable = true;
    expect([await anna.saver.store(), anna.saver.isUnsaved()]).toEqual(['stored', false]);
  });

  it('takes the server’s form of a text, but not over words typed meanwhile', async () => {
    const { page, anna } = openTwice();
    let typed: Change = (content) => content;
    page.clean = (content) => {
      anna.edit(typed);
      return write('b1', String(content.blocks[0]?.props.text).trim())(content);
    };
    anna.edit(write('b1', ' Clean me '));
    typed = write('b2', 'Typed meanwhile');
    await anna.saver.store();
    expect(textsOf(anna.screen())).toEqual(['Clean me', 'Typed meanwhile', 'b3']);
    expect(anna.saver.isUnsaved()).toBe(true);
    anna.edit(write('b1', ' And me '));
    typed = write('b1', ' And me too ');
    await anna.saver.store();
    expect(textsOf(anna.screen())[0]).toBe(' And me too ');
    expect(anna.saver.isUnsaved()).toBe(true);
  });

  it('goes on with kept work after others stored, without asking again for what is already there', async () => {
    const { page, anna, bert } = openTwice();
    bert.edit(write('b2', 'Kept'));
    bert.edit(removeBlocks(['b3']));
    const draft = { ground: bert.saver.ground, content: bert.screen() };
    anna.edit(write('b1', 'Anna'));
    await anna.saver.store();
    const reopened = page.open('Bert');
    expect(await reopened.saver.restore(draft)).toBe(true);
    expect(textsOf(reopened.screen())).toEqual(['Anna', 'Kept']);
    expect(await reopened.saver.store()).toBe('stored');
    expect(textsOf(page.state().content)).toEqual(['Anna', 'Kept']);
  });

  it('asks where kept work clashes with what was stored since', async () => {
    const { page, anna, bert } = openTwice();
    bert.edit(write('b1', 'Kept'));
    const draft = { ground: bert.saver.ground, content: bert.screen() };
    anna.edit(write('b1', 'Anna'));
    await anna.saver.store();
    const reopened = page.open('Bert');
    await reopened.saver.restore(draft);
    expect(clashesOf(reopened.saver.ground, reopened.screen())).toMatchObject([{ id: 'block b1' }]);
    expect(await reopened.saver.store()).toBe('conflict');
    expect(textsOf(page.state().content)[0]).toBe('Anna');
  });
});

type Step = { who: 0 | 1; what: 'write' | 'store' | 'catch-up' | 'break' | 'mend'; key: string };

const anyStep: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom(0, 1),
  what: fc.constantFrom('write', 'write', 'store', 'catch-up', 'break', 'mend'),
  key: fc.constantFrom('b1', 'b2', 'b3'),
});

describe('saving in two windows at once', () => {
  it('ends in one content with everybody’s last words on it or in the history, whatever was done when', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 30 }), async (steps) => {
        const { page, anna, bert } = openTwice();
        const windows = [anna, bert] as const;
        const running: Promise<unknown>[] = [];
        const lastWords = new Map<string, string>();
        for (const [index, { who, what, key }] of steps.entries()) {
          const { saver, edit } = windows[who];
          if (what === 'write') {
            lastWords.set(`${who} ${key}`, `${who} wrote ${index}`);
            edit(write(key, `${who} wrote ${index}`));
          } else if (what === 'store') running.push(saver.store());
          else if (what === 'catch-up') running.push(saver.catchUp(page.state().revision));
          else page.isReachable = what === 'mend';
        }
        page.isReachable = true;
        await Promise.all(running);
        for (const { saver } of [anna, bert, anna, bert]) {
          if ((await saver.store()) === 'conflict') expect(await saver.resolve(() => 'both')).toBe('stored');
          await saver.catchUp(page.state().revision);
        }
        await anna.saver.catchUp(page.state().revision);
        expect(isSameContent(anna.screen(), page.state().content)).toBe(true);
        expect(isSameContent(bert.screen(), page.state().content)).toBe(true);
        const kept = page.history.flatMap(textsOf);
        for (const [place, words] of lastWords) {
          // Whoever saw the other's words on the screen and wrote over them meant to.
          const isOverwritten = [...lastWords].some(
            ([other, later]) => other !== place && other.slice(1) === place.slice(1) && stepOf(later) > stepOf(words),
          );
          if (!isOverwritten) expect(kept).toContain(words);
        }
      }),
      { seed, numRuns: isLong ? 10_000 : 300 },
    );
  });
});

const stepOf = (words: string) => Number(words.split(' ').at(-1));
