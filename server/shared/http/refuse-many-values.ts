import { TooLarge } from '../errors/index.ts';

/** Values in what a client sends: more than the largest page has, and few enough to be read at once. */
const mostValues = 100_000;

const [quote, backslash, comma, openBracket, openBrace] = [0x22, 0x5c, 0x2c, 0x5b, 0x7b];

/** 413: a body of many small values, each of which costs more than its bytes. */
class TooManyValues extends TooLarge {
  override readonly detail = `more than ${mostValues} values`;

  constructor() {
    super('V_14');
  }
}

/** Where a text of JSON ends that begins behind this place. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start); end !== -1; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json.charCodeAt(end - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}

/** Refuses a JSON text that holds too many values, before it is parsed. 413 V_14. */
export function refuseManyValues(json: string): void {
  let values = 1;
  for (let place = 0; place < json.length; place += 1) {
    const sign = json.charCodeAt(place);
    if (sign === quote) place = endOfText(json, place + 1);
    else if (sign === comma || sign === openBracket || sign === openBrace) values += 1;
  }
  if (values > mostValues) throw new TooManyValues();
}
