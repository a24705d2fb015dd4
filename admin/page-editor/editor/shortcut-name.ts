const isApple = /mac|iphone|ipad/i.test(navigator.platform);

/** A shortcut as this machine's keyboard names it: 'S' is Ctrl+S, or ⌘S on an Apple. */
export function shortcutName(keys: string): string {
  return isApple ? `⌘${keys.replace('Shift+', '⇧')}` : `Ctrl+${keys}`;
}
