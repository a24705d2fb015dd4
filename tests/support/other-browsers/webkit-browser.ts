import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { findFreePort } from '../product.ts';
import { findWebKit } from './find-programs.ts';
import type { Key, StartedBrowser, Tab } from './tab.ts';

const keys: Record<Key, string> = {
  ArrowDown: Keys.ARROW_DOWN,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowUp: Keys.ARROW_UP,
  Control: Keys.CONTROL,
  End: Keys.END,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Shift: Keys.SHIFT,
  Space: ' ',
  Tab: Keys.TAB,
};

const keyOf = (key: string): string => (key in keys ? keys[key as Key] : key);

function makeTab(driver: WebDriver): Tab {
  const act = () => driver.actions({ async: true });
  return {
    goTo: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    resize: async (size) => {
      await driver.manage().window().setRect(size);
    },
    runSource: async (source) => {
      await driver.executeScript(source);
    },
    run: (script, ...given) => driver.executeScript(`return (${String(script)}).apply(null, arguments)`, ...given),
    movePointer: ({ x, y }) =>
      act()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT })
        .perform(),
    pressPointer: () => act().press().perform(),
    releasePointer: () => act().release().perform(),
    pressKey: (key) => act().sendKeys(keyOf(key)).perform(),
    pressWith: (held, key) => act().keyDown(keyOf(held)).sendKeys(keyOf(key)).keyUp(keyOf(held)).perform(),
    type: (text) => act().sendKeys(text).perform(),
    chooseFile: async (path) => {
      const field = (await driver.findElements(By.css('input[type=file]'))).at(-1);
      if (!field) throw new Error('The page has no field for files');
      await field.sendKeys(path);
    },
    takeScreenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}

/** A screen in memory; its number is free, as it chooses it itself. */
async function startScreen(program: string): Promise<{ display: string; process: ChildProcess }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = screen.stdio[3];
  if (!output) throw new Error('The screen says no number');
  const [number] = (await Promise.race([
    once(output, 'data'),
    once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb ended'))),
  ])) as [Buffer];
  return { display: `:${number.toString().trim()}`, process: screen };
}

/** A folder with settings by which GTK moves nothing, which pages see as `prefers-reduced-motion`. */
function makeSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ximblox-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  return folder;
}

/** Goes on in a window without bars, which alone can be as narrow as a telephone. */
async function openBareWindow(driver: WebDriver): Promise<void> {
  const before = await driver.getAllWindowHandles();
  await driver.executeScript("window.open('about:blank', '', 'popup,width=1440,height=900')");
  const opened = await driver.wait(async () =>
    (await driver.getAllWindowHandles()).find((handle) => !before.includes(handle)),
  );
  if (!opened) throw new Error('WebKit opened no window');
  await driver.switchTo().window(opened);
}

/** A driver with a browser of its own, since one driver keeps one session; `end` ends both. */
async function startDriver(programs: { driver: string; browser: string }, env: Record<string, string>) {
  const port = await findFreePort();
  const service = new DriverService.Builder(programs.driver)
    .setPort(port)
    .addArguments(`--port=${port}`)
    .setLoopback(true)
    .setEnvironment(env)
    .build();
  const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
  const browserOptions = { binary: programs.browser, args };
  try {
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browserOptions }))
      .build();
    const end = async () => {
      try {
        await driver.quit();
      } finally {
        await service.kill();
      }
    };
    return { driver, end };
  } catch (error) {
    await service.kill();
    throw error;
  }
}

/** Starts WebKit on a screen in memory. */
export async function startWebKit(): Promise<StartedBrowser> {
  const programs = findWebKit();
  const screen = await startScreen(programs.screen);
  const settings = makeSettings();
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, DISPLAY: screen.display, XDG_CONFIG_HOME: settings, LANG: 'en_GB.UTF-8' };
  const endings: (() => Promise<void>)[] = [];
  return {
    openWindow: async () => {
      const { driver, end } = await startDriver(programs, env);
      endings.push(end);
      await openBareWindow(driver);
      return makeTab(driver);
    },
    close: async () => {
      await Promise.allSettled(endings.map((end) => end()));
      screen.process.kill();
      rmSync(settings, { recursive: true, force: true });
    },
  };
}
