import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareExchanges } from './compare-traffic/compare-exchanges.ts';
import { describeExchange } from './compare-traffic/describe-exchange.ts';
import type { Exchange } from './compare-traffic/exchange.ts';
import { recordRef } from './compare-traffic/record-ref.ts';
import { describeCounts, describeGroup } from './compare-traffic/report.ts';
import { replaceOwnTexts } from './compare-traffic/sent-texts.ts';
import { listFiles } from './testing/list-files.ts';

/**
 * `npm run compare-traffic -- BEFORE [AFTER] [TEST FILES]`: runs the API and REST tests of two commits, records every
 * request and response, and compares the responses to the same requests, with ids, times and tokens replaced.
 */
function readExchanges(folder: string): Exchange[] {
  const lines = listFiles(`${folder}/*.jsonl`).flatMap((path) => readFileSync(path, 'utf8').split('\n'));
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Exchange);
}

function describeAll(own: readonly Exchange[], other: readonly Exchange[]) {
  const replaceSentBy = replaceOwnTexts(own, other);
  return own.map((exchange) => describeExchange(exchange, replaceSentBy(exchange.file)));
}

const [before, after = 'HEAD', ...filters] = process.argv.slice(2);
if (!before) {
  console.error(
    'npm run compare-traffic -- BEFORE [AFTER] [TEST FILES], such as: npm run compare-traffic -- main HEAD',
  );
  process.exit(2);
}
const beforeFolder = await recordRef(before, filters);
const afterFolder = await recordRef(after, filters);
const old = readExchanges(beforeFolder);
const present = readExchanges(afterFolder);
const comparison = compareExchanges(describeAll(old, present), describeAll(present, old));
const report = join(afterFolder, 'differences.txt');
writeFileSync(report, comparison.groups.map(describeGroup).join('\n\n'));
console.log(describeCounts(comparison));
console.log(`${comparison.groups.length} groups of differences: ${report}`);
