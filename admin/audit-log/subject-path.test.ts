import { expect, test } from 'vitest';
import { getSubjectPath } from './subject-path.ts';

test.each([
  ['page', 3, 'Fire', '/pages/3'],
  ['role', 2, 'Editor', '/roles/2'],
  ['user', 5, 'Anna & Jo', '/users?q=Anna%20%26%20Jo'],
  ['menu', 4, 'Footer, right, nl-nl', '/menu-structure?locale=nl-nl&menu=Footer%2C+right'],
  ['tag', 6, 'Roofs', '/tags?q=Roofs'],
  ['page', 3, null, null],
  ['file', 9, 'a.png', null],
  ['setting', null, null, null],
])('a %s %s called %s is at %s', (subjectType, subjectID, subjectName, path) => {
  expect(getSubjectPath({ subjectType, subjectID, subjectName })).toBe(path);
});
