/** What a spreadsheet would take for a formula, full-width signs too; names come from people. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

function toCell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const harmless = typeof value === 'string' && formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line of RFC 4180 that no spreadsheet runs as a formula. */
export function toCsvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(toCell).join(',')}\r\n`;
}
