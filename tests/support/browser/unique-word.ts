let made = 0;

/** A word that occurs only in names of one test. */
export function uniqueWord(): string {
  made += 1;
  return `m${Date.now().toString(36)}${process.pid}${made}`;
}

/** The slug that follows from a simple title. */
export const slugOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
