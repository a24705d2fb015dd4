/** Characters with which a spreadsheet formula starts, including full-width ones. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

function toCell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  const escapedFormula = typeof value === 'string' && formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(escapedFormula) ? `"${escapedFormula.replaceAll('"', '""')}"` : escapedFormula;
}

/** Formats a CSV line (RFC 4180) in which no spreadsheet finds a formula. */
export function toCsvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(toCell).join(',')}\r\n`;
}
