import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sharedFile = 'admin/shared/ui/classes.css';

/** The names of shared classes in files, without repetition. */
function findSharedClasses(files: readonly string[]): string[] {
  const names = files.flatMap((file) => readFileSync(file, 'utf8').match(/(?<![\w-])ui-[a-z0-9-]+(?!\w|-)/g) ?? []);
  return [...new Set(names)].sort();
}

test('every shared class that is used exists, and every one that exists is used', () => {
  const users = globSync('admin/**/*.{module.css,tsx}');
  expect(users.length).toBeGreaterThan(100);
  expect(findSharedClasses(users)).toEqual(findSharedClasses([sharedFile]));
});
