import type { CachedAnswer } from '../shared/cache/index.ts';
import { encode, type Encoding, isWorthCompressing } from './encoding.ts';

/** An answer as it goes over the line; `flatHeaders` are names and values in turn. */
export type Sendable = {
  status: number;
  headers: Readonly<Record<string, string>>;
  flatHeaders: readonly string[];
  body: Buffer;
};

function toSendable(status: number, headers: Record<string, string>, body: Buffer): Sendable {
  return { status, headers, flatHeaders: Object.entries(headers).flat(), body };
}

const nothing = Buffer.alloc(0);

/** '"abc"' → '"abc-br"': each form of an answer has a tag of its own. */
const tagOf = (etag: string, encoding: Encoding): string =>
  encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`;

/** A kept answer in the forms in which it was asked for; each is made once. */
class SendableForms {
  readonly #answer: CachedAnswer;
  readonly #forms = new Map<Encoding, Sendable>();
  readonly #notModified = new Map<Encoding, Sendable>();
  readonly #making = new Map<Encoding, Promise<Sendable>>();
  /** The part of the tag that all forms share. */
  readonly #mark: string;

  constructor(answer: CachedAnswer) {
    this.#answer = answer;
    this.#mark = answer.status === 200 ? (answer.headers.etag ?? '').slice(1, -1) : '';
  }

  /** The form that was made already. */
  peek(encoding: Encoding, known: string | undefined): Sendable | undefined {
    const fitting = this.#fitting(encoding);
    return this.#isKnown(known) ? this.#withoutBody(fitting) : this.#forms.get(fitting);
  }

  async make(encoding: Encoding, known: string | undefined): Promise<Sendable> {
    const fitting = this.#fitting(encoding);
    return this.peek(fitting, known) ?? this.#making.get(fitting) ?? this.#make(fitting);
  }

  #fitting(encoding: Encoding): Encoding {
    return isWorthCompressing(this.#answer.body) ? encoding : 'identity';
  }

  /** Whether an If-None-Match header names this answer, in whatever form its sender has it. */
  #isKnown(known: string | undefined): boolean {
    if (known === undefined || this.#mark === '') return false;
    return known.includes(this.#mark) || known.trim() === '*';
  }

  #headers(encoding: Encoding): Record<string, string> {
    const { etag, ...headers } = this.#answer.headers;
    return { ...headers, vary: 'accept-encoding', ...(etag !== undefined && { etag: tagOf(etag, encoding) }) };
  }

  #withoutBody(encoding: Encoding): Sendable {
    const present = this.#notModified.get(encoding);
    if (present) return present;
    const { 'content-type': _type, ...headers } = this.#headers(encoding);
    const made = toSendable(304, headers, nothing);
    this.#notModified.set(encoding, made);
    return made;
  }

  async #make(encoding: Encoding): Promise<Sendable> {
    const making = encode(this.#answer.body, encoding).then((body) => {
      const encoded: Record<string, string> = encoding === 'identity' ? {} : { 'content-encoding': encoding };
      const headers = { ...this.#headers(encoding), ...encoded, 'content-length': String(body.byteLength) };
      return toSendable(this.#answer.status, headers, body);
    });
    this.#making.set(encoding, making);
    try {
      const made = await making;
      this.#forms.set(encoding, made);
      return made;
    } finally {
      this.#making.delete(encoding);
    }
  }
}

const formsByAnswer = new WeakMap<CachedAnswer, SendableForms>();

/** The forms of an answer, which live as long as it is kept. */
export function formsOf(answer: CachedAnswer): SendableForms {
  const present = formsByAnswer.get(answer);
  if (present) return present;
  const made = new SendableForms(answer);
  formsByAnswer.set(answer, made);
  return made;
}
