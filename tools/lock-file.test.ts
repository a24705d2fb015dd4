import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
const { overrides } = JSON.parse(readFileSync('package.json', 'utf8')) as { overrides: Record<string, string> };
const installed = Object.entries(packages).filter(([path]) => path !== '');

/** `latest` and the like: npm asks the registry for its present meaning whenever a package has no address. */
const tag = /^[a-z][\w-]*$/i;

describe('the lock file, which npm install leaves as it is', () => {
  it('holds no addresses, as .npmrc says', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^omit-lockfile-registry-resolved=true$/m);
    expect(installed.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([]);
  });

  it('holds the integrity of every package but binaries of other platforms', () => {
    expect(installed.length).toBeGreaterThan(1000);
    const lacking = installed.filter(([, { integrity, optional }]) => !optional && !integrity?.startsWith('sha512-'));
    expect(lacking.map(([path]) => path)).toEqual([]);
  });

  it('takes each package that another wants by a tag at the version of an override', () => {
    const wanted = installed.flatMap(([, { dependencies = {}, optionalDependencies = {} }]) =>
      Object.entries({ ...dependencies, ...optionalDependencies }).filter(([, range]) => tag.test(range)),
    );
    expect(wanted.length).toBeGreaterThan(0);
    for (const [name] of wanted) expect(overrides[name], name).toBe(packages[`node_modules/${name}`]?.version);
  });
});
