const isApple = /mac|iphone|ipad/i.test(navigator.platform);

/** Returns a shortcut as shown on this machine: 'S' as 'Ctrl+S', or '⌘S' on an Apple device. */
export function shortcutLabel(keys: string): string {
  return isApple ? `⌘${keys.replace('Shift+', '⇧')}` : `Ctrl+${keys}`;
}
