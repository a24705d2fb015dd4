import { type Comparison, type DifferenceGroup, type Outcome, outcomes } from './compare-exchanges.ts';

const labels: Record<Outcome, string> = {
  equal: 'equal response to the same request',
  equalButTexts: 'equal but for error messages or descriptions',
  sameStructure: 'same request, other values in the same structure',
  different: 'same request, other status, headers or structure',
  similarEqual: 'sent with other values; same structure',
  similarDifferent: 'sent with other values; other structure',
  missing: 'not sent in the later run',
};

/** Prints how many responses are equal. */
export function describeCounts({ counts, distinct }: Comparison): string {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const lines = outcomes.map((outcome) => {
    const share = ((100 * counts[outcome]) / total).toFixed(1);
    const numbers = `${String(counts[outcome]).padStart(7)} ${share.padStart(5)}%  (${distinct[outcome]} different)`;
    return `${labels[outcome].padEnd(50)} ${numbers}`;
  });
  return [`${total} requests`, ...lines].join('\n');
}

const maxPlaces = 12;

/** Describes a group with its first example. */
export function describeGroup({ outcome, label, count, file, request, example }: DifferenceGroup): string {
  const shown = example.slice(0, maxPlaces).map((line) => `    ${line}`);
  const more = example.length > maxPlaces ? [`    and ${example.length - maxPlaces} more`] : [];
  const sent = request.length > 700 ? `${request.slice(0, 700)}…` : request;
  return [`${count} × ${label} [${labels[outcome]}]`, `    ${file}: ${sent}`, ...shown, ...more].join('\n');
}
