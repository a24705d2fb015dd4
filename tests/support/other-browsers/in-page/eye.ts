import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { measure } from './measure.ts';
import type { Box, Sight, Target, Words } from './target.ts';
import { isShown } from './visible.ts';

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const fits = (text: string, words: Words | undefined): boolean =>
  words === undefined ||
  (typeof words === 'string' ? oneLine(text) === words : new RegExp(words.source, words.flags).test(oneLine(text)));

const isHiddenFromReaders = (element: Element): boolean => element.closest('[aria-hidden=true], [inert]') !== null;

/** The words of an element itself, not of those in it; all where it is asked for by more than its words. */
function wordsOf(element: Element, { css }: Target): string {
  if (css) return element.textContent;
  return [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('');
}

const frameOf = ({ frame, inside }: Target): string | undefined => frame ?? (inside && frameOf(inside));

function findFrame(selector: string): HTMLIFrameElement {
  const frame = document.querySelector<HTMLIFrameElement>(selector);
  if (!frame?.contentDocument?.body) throw new Error(`No frame ${selector}`);
  return frame;
}

function findIn(scope: HTMLElement, target: Target): HTMLElement[] {
  const { css = '*', role, name, text } = target;
  const named = [...scope.querySelectorAll<HTMLElement>(css)].filter(
    (element) => role === undefined || (getRole(element) === role && !isHiddenFromReaders(element)),
  );
  return named.filter(
    (element) =>
      (text === undefined || fits(wordsOf(element, target), text)) &&
      isShown(element) &&
      (name === undefined || fits(computeAccessibleName(element), name)),
  );
}

function find(target: Target): HTMLElement[] {
  const selector = frameOf(target);
  const body = selector === undefined ? document.body : findFrame(selector).contentDocument?.body;
  const scopes = target.inside ? find(target.inside) : [body ?? document.body];
  const found = [...new Set(scopes.flatMap((scope) => findIn(scope, target)))];
  return target.place === undefined ? found : found.slice(target.place).slice(0, 1);
}

function findOne(target: Target): HTMLElement {
  const [found, ...others] = find(target);
  if (!found) throw new Error('Not seen');
  if (others.length > 0) throw new Error(`Seen ${others.length + 1} times`);
  return found;
}

/** In pixels of the window, also of an element in a frame that is shown smaller or larger. */
function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  const frame = element.ownerDocument.defaultView?.frameElement;
  if (!frame || !(frame instanceof HTMLElement)) return { x, y, width, height };
  const outer = boxOf(frame);
  const scale = outer.width / frame.offsetWidth;
  return { x: outer.x + x * scale, y: outer.y + y * scale, width: width * scale, height: height * scale };
}

function describe(element: HTMLElement): Sight {
  const field = element as Partial<HTMLInputElement>;
  return {
    text: oneLine(element.textContent),
    value: String(field.value ?? ''),
    box: boxOf(element),
    isFocused: element.ownerDocument.activeElement === element,
    isChecked: field.checked === true || element.getAttribute('aria-checked') === 'true',
    attributes: Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until an element stands still. */
async function settle(element: Element): Promise<Box> {
  let before = '';
  for (let frames = 0; frames < 600; frames += 1) {
    const box = boxOf(element);
    const now = JSON.stringify(box);
    if (now === before) return box;
    before = now;
    await nextFrame();
    await nextFrame();
  }
  throw new Error('Does not stand still');
}

function expectOnTop(element: HTMLElement): void {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = element.ownerDocument.elementFromPoint(x + width / 2, y + height / 2);
  const isLabel = top?.closest('label')?.control === element;
  if (top && (element.contains(top) || top.contains(element) || isLabel)) return;
  throw new Error(`Covered by ${top?.outerHTML.slice(0, 120) ?? 'nothing, or out of the window'}`);
}

const isDisabled = (element: Element): boolean =>
  element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';

/** Scrolls to the only such element that can be used and returns its box. */
async function reach(target: Target): Promise<Box> {
  const element = findOne(target);
  if (isDisabled(element)) throw new Error('Cannot be used');
  const { x, y, width, height } = boxOf(element);
  const isInside = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
  if (!isInside) element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const box = await settle(element);
  expectOnTop(element);
  return box;
}

const eye = { look: (target: Target): Sight[] => find(target).map(describe), reach, measure };

export type Eye = typeof eye;

Object.assign(globalThis, { eye });
