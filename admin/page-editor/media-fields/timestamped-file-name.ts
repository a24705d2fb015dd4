/** Adds the UTC time before the extension, for a name that is taken: 'kerk.jpg' → 'kerk-20261121-090405.jpg'. */
export function timestampedFileName(name: string, now: Date): string {
  const stamp = now.toISOString().replace(/[-:]/g, '').replace('T', '-').slice(0, 15);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `${name.slice(0, dot)}-${stamp}${name.slice(dot)}` : `${name}-${stamp}`;
}
