import type { EditableVersion } from '../questionnaire/index.ts';
import { InvalidInput, Errors } from '../shared/errors/index.ts';

/** 409 V_07 if somebody else stored the draft meanwhile. */
export function checkDraftRevision(draft: EditableVersion | null, revision: number | null | undefined): void {
  if (revision === null || revision === undefined || revision === (draft?.revision ?? 0)) return;
  throw InvalidInput.of(Errors.invalidState, 'questionnaire.revision');
}
