import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that the tests of other browsers need, and the Debian package that brings it. */
type Needed = { name: string; debianPackage: string; patterns: readonly string[] };

const miniBrowser: Needed = {
  name: 'MiniBrowser of WebKitGTK',
  debianPackage: 'webkit2gtk-driver',
  patterns: ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'],
};

function onPath(name: string, debianPackage: string, commands: readonly string[] = [name]): Needed {
  const folders = [...new Set([...(process.env.PATH ?? '').split(delimiter), '/usr/bin'])];
  return {
    name,
    debianPackage,
    patterns: commands.flatMap((command) => folders.map((folder) => join(folder, command))),
  };
}

/** The path of a program; throws a sentence that says which Debian package has it. */
export function findProgram({ name, debianPackage, patterns }: Needed): string {
  const found = patterns.flatMap((pattern) => globSync(pattern)).find((path) => existsSync(path));
  if (found) return found;
  throw new Error(`${name} is not installed. Run: sudo apt-get install ${debianPackage}`);
}

export const findFirefox = (): string => findProgram(onPath('Firefox', 'firefox-esr', ['firefox-esr', 'firefox']));

/** The three programs in which WebKit runs without a screen. */
export const findWebKit = () => ({
  driver: findProgram(onPath('WebKitWebDriver', 'webkit2gtk-driver')),
  browser: findProgram(miniBrowser),
  screen: findProgram(onPath('Xvfb', 'xvfb')),
});
