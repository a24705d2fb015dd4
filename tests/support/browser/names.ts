let made = 0;

/** A word that only what one test made has in its name. */
export function makeMark(): string {
  made += 1;
  return `m${Date.now().toString(36)}${process.pid}${made}`;
}

/** The slug that follows from a plain title. */
export const slugOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
