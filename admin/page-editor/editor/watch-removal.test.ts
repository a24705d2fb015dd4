import { expect, it, vi } from 'vitest';
import { sampleContent } from '../../../tests/support/page-content.ts';
import { createObservable } from '../../shared/observable.ts';
import { watchRemoval } from './watch-removal.ts';

function start(areBack: () => boolean) {
  const content = createObservable(sampleContent());
  const publicationActions = createObservable(0);
  const dismiss = vi.fn();
  const end = watchRemoval({ content, publicationActions }, areBack, dismiss);
  return { content, publicationActions, dismiss, end };
}

it('dismisses the offer to bring blocks back once they are back', () => {
  let isBack = false;
  const { content, dismiss } = start(() => isBack);
  content.set(sampleContent());
  expect(dismiss).not.toHaveBeenCalled();
  isBack = true;
  content.set(sampleContent());
  expect(dismiss).toHaveBeenCalled();
});

it('dismisses it once the page was published or its publication requested', () => {
  const { publicationActions, dismiss } = start(() => false);
  publicationActions.set(1);
  expect(dismiss).toHaveBeenCalled();
});

it('watches no longer than it is asked to', () => {
  const { content, publicationActions, dismiss, end } = start(() => true);
  end();
  content.set(sampleContent());
  publicationActions.set(1);
  expect(dismiss).not.toHaveBeenCalled();
});
