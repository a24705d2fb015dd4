import { useLayoutEffect, useState } from 'react';
import { textsFor } from '../../shared/texts.ts';
import { type GivenAnswers, toGivenAnswers } from '../saved-answers/given-answers.ts';
import { addAnswers, createSavedAnswers, hasAnswers } from '../saved-answers/saved-answers.ts';
import { clearStoredAnswers, readStoredAnswers, storeAnswers } from '../saved-answers/stored-answers.ts';
import { endVisit, storeFinishedAnswers } from '../saved-answers/visit.ts';
import style from './keep-answers.module.css';
import type { ShownResult } from './shown-result.ts';

/** Removes the answers of this result from the device, unless the visitor chose to keep them. Null if it stores those of another check. */
function readChoice(given: GivenAnswers): { isRemembered: boolean } | null {
  const stored = readStoredAnswers();
  if (!stored) return { isRemembered: false };
  if (!hasAnswers(stored, given)) return null;
  endVisit();
  if (stored.isRemembered) return { isRemembered: true };
  storeFinishedAnswers(stored);
  clearStoredAnswers();
  return { isRemembered: false };
}

const keep = (given: GivenAnswers): void =>
  storeAnswers({ ...addAnswers(createSavedAnswers(), given, Date.now()), isRemembered: true });

/** With the result the answers leave the device, unless the visitor chooses to keep them. Nothing without a script. */
export function KeepAnswers({ result, locale }: { result: ShownResult; locale: string }) {
  const { keep: label, keepWarning } = textsFor(locale).check.result;
  const given = toGivenAnswers(result.answers);
  const [choice, setChoice] = useState<{ isRemembered: boolean } | null>(null);

  // oxlint-disable-next-line react/exhaustive-deps -- once per result
  useLayoutEffect(() => setChoice(readChoice(given)), []);

  if (choice === null) return null;
  return (
    <div className={style.keep}>
      <label className={style.label}>
        <input
          type="checkbox"
          className={style.box}
          checked={choice.isRemembered}
          aria-describedby="keep-warning"
          onChange={({ target }) => {
            if (target.checked) keep(given);
            else clearStoredAnswers();
            setChoice({ isRemembered: target.checked });
          }}
        />
        {label}
      </label>
      <p id="keep-warning" className={style.warning}>
        {keepWarning}
      </p>
    </div>
  );
}
