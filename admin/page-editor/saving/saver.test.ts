import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLongRun, seed } from '../../../tests/support/random.ts';
import { sampleBlock, sampleContent } from '../../../tests/support/page-content.ts';
import { createSharedPage } from '../../../tests/support/shared-page.ts';
import { type ContentChange, setMetadata, setProp } from '../content/change-content.ts';
import { insertBlock, removeBlocks } from '../blocks/change-blocks.ts';
import { isSameContent } from '../content/compare-content.ts';
import type { PageContent } from '../content/page-content.ts';
import { findOpenConflicts } from './base-version.ts';

const write = (key: string, text: string) => setProp({ kind: 'block', key }, 'text', text);
const textsOf = ({ blocks }: PageContent) => blocks.map(({ props }) => props.text);

function openTwice() {
  const page = createSharedPage(sampleContent());
  return { page, anna: page.open('Anna'), bert: page.open('Bert') };
}

describe('saving', () => {
  it('stores nothing if nothing was edited', async () => {
    const { page, anna } = openTwice();
    expect(await anna.saver.store()).toBe('stored');
    expect(page.state().revision).toBe(1);
  });

  it('merges the work of two people on different parts', async () => {
    const { page, anna, bert } = openTwice();
    anna.edit(write('b1', 'Anna'));
    bert.edit(setMetadata({ title: 'Bert’s title' }));
    bert.edit(insertBlock(sampleBlock('b4'), 3));
    expect(await anna.saver.store()).toBe('stored');
    expect(await bert.saver.store()).toBe('stored');
    expect(textsOf(page.state().content)).toEqual(['Anna', 'b2', 'b3', 'b4']);
    expect(isSameContent(bert.screen(), page.state().content)).toBe(true);
    await anna.saver.catchUp(page.state().revision);
    expect(anna.screen()).toMatchObject({ title: 'Bert’s title' });
    expect([anna.saver.isUnsaved(), bert.saver.isUnsaved()]).toEqual([false, false]);
  });

  it('keeps the own side of a conflict on the screen, the other side on the server, and stores the rest', async () => {
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
    expect(bert.events.at(-1)).toEqual({ type: 'conflict' });
  });

  it.each([
    ['mine', ['Bert', 'b2', 'b3']],
    ['theirs', ['Anna', 'b2', 'b3']],
    ['both', ['Bert', 'Anna', 'b2', 'b3']],
  ] as const)('resolves a conflict as chosen, %s, with both sides in the history', async (choice, texts) => {
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

  it('resolves no conflict while the server cannot be reached', async () => {
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
    expect(findOpenConflicts(bert.saver.base, bert.screen())).toHaveLength(1);
  });

  it('stays unsaved while offline, and is stored once the server can be reached', async () => {
    const { page, anna } = openTwice();
    page.isReachable = false;
    anna.edit(write('b1', 'Offline'));
    expect([await anna.saver.store(), anna.saver.isUnsaved()]).toEqual(['offline', true]);
    page.isReachable = true;
    expect([await anna.saver.store(), anna.saver.isUnsaved()]).toEqual(['stored', false]);
  });

  it('shows the server’s normalised text, but never over text typed meanwhile', async () => {
    const { page, anna } = openTwice();
    let typed: ContentChange = (content) => content;
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

  it('restores a draft after others stored, without a conflict for changes that are already stored', async () => {
    const { page, anna, bert } = openTwice();
    bert.edit(write('b2', 'Draft'));
    bert.edit(removeBlocks(['b3']));
    const draft = { ground: bert.saver.base, content: bert.screen() };
    anna.edit(write('b1', 'Anna'));
    await anna.saver.store();
    const reopened = page.open('Bert');
    expect(await reopened.saver.restore(draft)).toBe(true);
    expect(textsOf(reopened.screen())).toEqual(['Anna', 'Draft']);
    expect(await reopened.saver.store()).toBe('stored');
    expect(textsOf(page.state().content)).toEqual(['Anna', 'Draft']);
  });

  it('has a conflict if a draft and a newer version changed the same', async () => {
    const { page, anna, bert } = openTwice();
    bert.edit(write('b1', 'Draft'));
    const draft = { ground: bert.saver.base, content: bert.screen() };
    anna.edit(write('b1', 'Anna'));
    await anna.saver.store();
    const reopened = page.open('Bert');
    await reopened.saver.restore(draft);
    expect(findOpenConflicts(reopened.saver.base, reopened.screen())).toMatchObject([{ id: 'block b1' }]);
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
  it('ends with the same content, and every text is in it or in the history', async () => {
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
        const storedTexts = page.history.flatMap(textsOf);
        for (const [place, words] of lastWords) {
          // A later text at the same place may overwrite an earlier one on purpose.
          const isOverwritten = [...lastWords].some(
            ([other, later]) => other !== place && other.slice(1) === place.slice(1) && stepOf(later) > stepOf(words),
          );
          if (!isOverwritten) expect(storedTexts).toContain(words);
        }
      }),
      { seed, numRuns: isLongRun ? 10_000 : 300 },
    );
  });
});

const stepOf = (words: string) => Number(words.split(' ').at(-1));
