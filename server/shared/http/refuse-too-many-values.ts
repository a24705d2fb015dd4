import { PayloadTooLarge, Errors } from '../errors/index.ts';

/** Maximum number of values in a JSON body: more than the largest page has, few enough to parse at once. */
const maxValues = 100_000;

const [quote, backslash, comma, openBracket, openBrace] = [0x22, 0x5c, 0x2c, 0x5b, 0x7b];

/** 413: a body of many small values, which cost more than their bytes. */
class TooManyValues extends PayloadTooLarge {
  override readonly detail = `more than ${maxValues} values`;

  constructor() {
    super(Errors.tooLong);
  }
}

/** Returns the end of the JSON string that starts before this position. */
function endOfJsonString(json: string, start: number): number {
  for (let end = json.indexOf('"', start); end !== -1; end = json.indexOf('"', end + 1)) {
    let escapes = 0;
    while (json.charCodeAt(end - 1 - escapes) === backslash) escapes += 1;
    if (escapes % 2 === 0) return end;
  }
  return json.length;
}

/** Refuses a JSON text with too many values before it is parsed. Throws 413 V_14. */
export function refuseTooManyValues(json: string): void {
  let values = 1;
  for (let position = 0; position < json.length; position += 1) {
    const character = json.charCodeAt(position);
    if (character === quote) position = endOfJsonString(json, position + 1);
    else if (character === comma || character === openBracket || character === openBrace) values += 1;
  }
  if (values > maxValues) throw new TooManyValues();
}
