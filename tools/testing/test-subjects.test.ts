import { globSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findSubjectTests, testSubjects } from './test-subjects.ts';

const slashes = (path: string): string => path.replaceAll('\\', '/');
const tests = globSync('tests/{api,rest,runtime,e2e,check,recipes,other-browsers}/**/*.{test,spec}.ts').map((path) =>
  slashes(path).replace(/^tests\//, ''),
);
const named = [...new Set(testSubjects.flatMap((subject) => subject.tests))];

describe('the table of subjects', () => {
  it('contains every folder of server, admin area and site', () => {
    const folders = ['server', 'admin', 'site'].flatMap((top) =>
      readdirSync(top, { withFileTypes: true }).flatMap(({ name }) => (name.startsWith('.') ? [] : [`${top}/${name}`])),
    );
    expect(folders.length).toBeGreaterThan(50);
    expect(folders.filter((folder) => !findSubjectTests(`${folder}/file.ts`))).toEqual([]);
  });

  it('contains only existing paths', () => {
    const sources = testSubjects.flatMap((subject) => subject.sources);
    // Generated files are missing in a fresh clone.
    expect(sources.filter((path) => !path.endsWith('/generated') && globSync(path).length === 0)).toEqual([]);
    expect(named.filter((start) => !tests.some((test) => test.startsWith(start)))).toEqual([]);
  });

  it('assigns every API, REST and browser test to a subject', () => {
    const narrow = named.filter((start) => !['api/', 'rest/', 'e2e/'].includes(start));
    const asked = tests.filter((test) => !test.startsWith('runtime/'));
    expect(asked.filter((test) => !narrow.some((start) => test.startsWith(start)))).toEqual([]);
  });

  it('chooses the longest matching folder', () => {
    expect(findSubjectTests('admin/page-editor/saving/store.ts')).toContain('e2e/unsaved-work');
    expect(findSubjectTests('admin/page-editor/saving/store.ts')).not.toContain('e2e/every-field');
    expect(findSubjectTests('server/media/file.ts')).toEqual(expect.arrayContaining(['rest/media/', 'runtime/media-']));
    expect(findSubjectTests('server/mediator/file.ts')).toBeNull();
  });
});
