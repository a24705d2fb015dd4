import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const { overrides } = JSON.parse(readFileSync('package.json', 'utf8')) as { overrides: Record<string, string> };
const installed = Object.entries(packages).filter(([path]) => path !== '');

/** Tags such as `latest`: for a package without URL, npm asks the registry for their current meaning. */
const tag = /^[a-z][\w-]*$/i;

describe('the lock file, which npm install leaves unchanged', () => {
  it('contains no URLs, as configured in .npmrc', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^omit-lockfile-registry-resolved=true$/m);
    expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });

  it('contains the integrity of every package except binaries of other platforms', () => {
    expect(installed.length).toBeGreaterThan(1000);
    const withoutIntegrity = installed.filter(
      ([, { integrity, optional }]) => !optional && !integrity?.startsWith('sha512-'),
    );
    expect(withoutIntegrity.map(([path]) => path)).toEqual([]);
  });

  it('pins each package that another requires by tag with an override', () => {
    const taggedDependencies = installed.flatMap(([, { dependencies = {}, optionalDependencies = {} }]) =>
      Object.entries({ ...dependencies, ...optionalDependencies }).filter(([, range]) => tag.test(range)),
    );
    expect(taggedDependencies.length).toBeGreaterThan(0);
    for (const [name] of taggedDependencies)
      expect(overrides[name], name).toBe(packages[`node_modules/${name}`]?.version);
  });
});
