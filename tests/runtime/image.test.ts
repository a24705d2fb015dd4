import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { expect, it } from 'vitest';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };

/** The packages that the built server names, by `import`, `require` or their path. */
function listPackages(): string[] {
  const names = new Set<string>();
  for (const file of globSync('dist/server/**/*.js')) {
    const code = readFileSync(file, 'utf8');
    for (const [, given, called] of code.matchAll(
      /^(?:import|export) (?:.* from )?"([^"\s]+)"|\b(?:import|require|resolve)\("([^"\s]+)"\)/gm,
    )) {
      const name = given ?? called ?? '';
      names.add(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
    }
  }
  return [...names].filter(
    (name) => /^[@a-z]/.test(name) && !name.startsWith('node:') && !builtinModules.includes(name),
  );
}

it('the built server needs only packages that are installed for production', () => {
  const needed = listPackages();
  expect(needed).toEqual(expect.arrayContaining(['fastify', 'react', 'pg']));
  expect(needed.filter((name) => manifest.dependencies[name] === undefined)).toEqual([]);
});

/** What a package requires its user to install: its peers. */
function listPeers(name: string): string[] {
  const { peerDependencies = {} } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
    peerDependencies?: Record<string, string>;
  };
  return Object.keys(peerDependencies);
}

it('packages that are needed only to build the admin area and the site are not among them', () => {
  const named = listPackages();
  const needed = new Set([...named, ...named.flatMap(listPeers)]);
  const idle = Object.keys(manifest.dependencies).filter((name) => !needed.has(name));
  expect(idle).toEqual([]);
});
