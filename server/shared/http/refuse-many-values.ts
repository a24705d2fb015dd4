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

/** Refuses a JSON text that holds too many values, before it is parsed. 413 V_14. */
export function refuseManyValues(text: string): void {
  let values = 1;
  let isInText = false;
  for (let place = 0; place < text.length; place += 1) {
    const sign = text.charCodeAt(place);
    if (sign === quote) isInText = !isInText;
    else if (isInText) place += sign === backslash ? 1 : 0;
    else if (sign === comma || sign === openBracket || sign === openBrace) values += 1;
  }
  if (values > mostValues) throw new TooManyValues();
}
