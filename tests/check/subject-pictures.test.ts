import { describe, expect, it } from 'vitest';
import { icons } from '../../admin/questionnaire/questionnaire-content.ts';
import { firstContent } from '../../server/questionnaire/seed/structure.ts';
import { subjects } from '../../site/shared/subjects.ts';

describe('the pictures of the subjects', () => {
  it('are those that the site draws, in the editor of the questionnaire and in what an installation begins with', () => {
    expect(icons).toEqual(subjects);
    expect(firstContent.categories.map(({ icon }) => icon)).toEqual(subjects);
  });
});
