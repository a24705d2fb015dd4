import { describe, expect, it } from 'vitest';
import { categoryIcons } from '../../admin/questionnaire/questionnaire-content.ts';
import { initialQuestionnaireContent } from '../../server/questionnaire/initial-content.ts';
import { subjects } from '../../site/shared/illustrations/subjects.ts';

describe('the icons of the subjects', () => {
  it('are the same on the site, in the questionnaire editor and in the first questionnaire', () => {
    expect(categoryIcons).toEqual(subjects);
    expect(initialQuestionnaireContent.categories.map(({ icon }) => icon)).toEqual(subjects);
  });
});
