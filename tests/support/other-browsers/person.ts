import { expect, vi } from 'vitest';
import { buildEye } from './build-eye.ts';
import type { Eye } from './in-page/eye.ts';
import type { Box, Measured, Sight, Target, Words } from './in-page/target.ts';
import type { Key, Size, Tab } from './tab.ts';

/** What a person looks for, with patterns as they are written in code. */
export type Seen = Target<string | RegExp>;

const asWords = (text: string | RegExp): Words =>
  typeof text === 'string' ? text : { source: text.source, flags: text.flags };

function asTarget({ name, text, inside, ...others }: Seen): Target {
  return {
    ...others,
    ...(name !== undefined && { name: asWords(name) }),
    ...(text !== undefined && { text: asWords(text) }),
    ...(inside && { inside: asTarget(inside) }),
  };
}

const describe = (target: Seen): string =>
  JSON.stringify(target, (_, value: unknown) => (value instanceof RegExp ? String(value) : value));

/** Tries again until nothing is thrown, or says why it still is. */
export const until = <Result>(attempt: () => Promise<Result>): Promise<Result> =>
  vi.waitFor(attempt, { timeout: 30_000 });

export const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

function expectLike(seen: Sight | undefined, expected: Partial<Sight>, message: string): void {
  expect(seen, message).toMatchObject(expected);
}

type Asked = { [Name in keyof Eye]: Awaited<ReturnType<Eye[Name]>> };

/** Uses a browser as people do: looks, points and types, and waits for what is to be seen before each. */
export class Person {
  readonly tab: Tab;
  readonly #address: string;

  constructor(tab: Tab, address: string) {
    this.tab = tab;
    this.#address = address;
  }

  goTo(path: string): Promise<void> {
    return this.tab.goTo(new URL(path, this.#address).href);
  }

  resize(size: Size): Promise<void> {
    return this.tab.resize(size);
  }

  /** What of it is on the screen now. */
  look(target: Seen): Promise<Sight[]> {
    return this.#ask('look', target);
  }

  /** Waits until it is there; returns the first of it. */
  see(target: Seen): Promise<Sight> {
    return until(async () => {
      const [first] = await this.look(target);
      if (!first) throw new Error(`Not seen: ${describe(target)}`);
      return first;
    });
  }

  /** Waits until the first of it looks so. */
  async expectSight(target: Seen, expected: Partial<Sight>): Promise<void> {
    await until(async () => expectLike((await this.look(target))[0], expected, describe(target)));
  }

  async expectFocus(target: Seen): Promise<void> {
    await this.expectSight(target, { isFocused: true });
  }

  async expectGone(target: Seen): Promise<void> {
    await until(async () => {
      if ((await this.look(target)).length > 0) throw new Error(`Still seen: ${describe(target)}`);
    });
  }

  /** Waits until the address of the page is this one, or fits. */
  async expectPath(path: string | RegExp): Promise<void> {
    await until(async () => {
      const shown = await this.tab.run(() => location.pathname + location.search);
      if (typeof path === 'string' ? shown === path : path.test(shown)) return;
      throw new Error(`The address is ${shown}, not ${String(path)}`);
    });
  }

  async measure(): Promise<Measured> {
    return this.#ask('measure', {});
  }

  /** Waits until it can be pressed, and points at its middle. */
  async pointAt(target: Seen): Promise<Box> {
    const box = await until(() => this.#reach(target));
    await this.tab.movePointer(middleOf(box));
    return box;
  }

  async click(target: Seen): Promise<void> {
    await this.pointAt(target);
    await this.tab.pressPointer();
    await this.tab.releasePointer();
  }

  press(key: Key): Promise<void> {
    return this.tab.pressKey(key);
  }

  /** Puts a text into a field in place of what it holds. */
  async fill(target: Seen, text: string): Promise<void> {
    await this.click(target);
    await this.expectFocus(target);
    await this.tab.pressWith('Control', 'a');
    await this.tab.type(text);
  }

  /** Presses Tab until it has the focus. */
  async tabTo(target: Seen): Promise<void> {
    for (let presses = 0; presses < 80; presses += 1) {
      if ((await this.look(target)).some(({ isFocused }) => isFocused)) return;
      await this.press('Tab');
    }
    throw new Error(`Tab does not lead to ${describe(target)}`);
  }

  async #reach(target: Seen): Promise<Box> {
    try {
      return await this.#ask('reach', target);
    } catch (error) {
      throw new Error(`Cannot be pressed: ${describe(target)}`, { cause: error });
    }
  }

  async #ask<Name extends keyof Eye>(name: Name, target: Seen): Promise<Asked[Name]> {
    const ask = () =>
      this.tab.run(
        async (asked, given) => {
          const { eye } = globalThis as unknown as { eye?: Eye };
          return eye ? { found: await eye[asked](given) } : null;
        },
        name,
        asTarget(target),
      );
    let result = await ask();
    if (!result) {
      await this.tab.runSource(await buildEye());
      result = await ask();
    }
    if (!result) throw new Error('The page was left');
    return result.found as Asked[Name];
  }
}
