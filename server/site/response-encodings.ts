import type { CachedResponse } from '../shared/cache/index.ts';
import { encodeBody, type ContentEncoding, isWorthCompressing } from './content-encoding.ts';

/** A response with encoded body; `flatHeaders` alternates names and values. */
export type EncodedResponse = {
  status: number;
  headers: Readonly<Record<string, string>>;
  flatHeaders: readonly string[];
  body: Buffer;
};

function toEncodedResponse(status: number, headers: Record<string, string>, body: Buffer): EncodedResponse {
  return { status, headers, flatHeaders: Object.entries(headers).flat(), body };
}

const emptyBody = Buffer.alloc(0);

/** '"abc"' → '"abc-br"': each encoding has its own ETag. */
const etagFor = (etag: string, encoding: ContentEncoding): string =>
  encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`;

/** The encodings of a cached response; each is created once. */
class ResponseEncodings {
  readonly #response: CachedResponse;
  readonly #encodings = new Map<ContentEncoding, EncodedResponse>();
  readonly #notModified = new Map<ContentEncoding, EncodedResponse>();
  readonly #pending = new Map<ContentEncoding, Promise<EncodedResponse>>();
  /** The part of the ETag that all encodings share. */
  readonly #etag: string;

  constructor(response: CachedResponse) {
    this.#response = response;
    this.#etag = response.status === 200 ? (response.headers.etag ?? '').slice(1, -1) : '';
  }

  /** Returns the encoding if it exists. */
  peek(encoding: ContentEncoding, ifNoneMatch: string | undefined): EncodedResponse | undefined {
    const chosenEncoding = this.#chooseEncoding(encoding);
    return this.#matchesEtag(ifNoneMatch)
      ? this.#notModifiedResponse(chosenEncoding)
      : this.#encodings.get(chosenEncoding);
  }

  async encode(encoding: ContentEncoding, ifNoneMatch: string | undefined): Promise<EncodedResponse> {
    const chosenEncoding = this.#chooseEncoding(encoding);
    return this.peek(chosenEncoding, ifNoneMatch) ?? this.#pending.get(chosenEncoding) ?? this.#encode(chosenEncoding);
  }

  #chooseEncoding(encoding: ContentEncoding): ContentEncoding {
    return isWorthCompressing(this.#response.body) ? encoding : 'identity';
  }

  /** Whether an If-None-Match header matches this response in any encoding. */
  #matchesEtag(ifNoneMatch: string | undefined): boolean {
    if (ifNoneMatch === undefined || this.#etag === '') return false;
    return ifNoneMatch.includes(this.#etag) || ifNoneMatch.trim() === '*';
  }

  #headers(encoding: ContentEncoding): Record<string, string> {
    const { etag, ...headers } = this.#response.headers;
    return { ...headers, vary: 'accept-encoding', ...(etag !== undefined && { etag: etagFor(etag, encoding) }) };
  }

  #notModifiedResponse(encoding: ContentEncoding): EncodedResponse {
    const existing = this.#notModified.get(encoding);
    if (existing) return existing;
    const { 'content-type': _type, ...headers } = this.#headers(encoding);
    const encodedResponse = toEncodedResponse(304, headers, emptyBody);
    this.#notModified.set(encoding, encodedResponse);
    return encodedResponse;
  }

  async #encode(encoding: ContentEncoding): Promise<EncodedResponse> {
    const encodingPromise = encodeBody(this.#response.body, encoding).then((body) => {
      const encoded: Record<string, string> = encoding === 'identity' ? {} : { 'content-encoding': encoding };
      const headers = { ...this.#headers(encoding), ...encoded, 'content-length': String(body.byteLength) };
      return toEncodedResponse(this.#response.status, headers, body);
    });
    this.#pending.set(encoding, encodingPromise);
    try {
      const encodedResponse = await encodingPromise;
      this.#encodings.set(encoding, encodedResponse);
      return encodedResponse;
    } finally {
      this.#pending.delete(encoding);
    }
  }
}

const encodingsByResponse = new WeakMap<CachedResponse, ResponseEncodings>();

/** Returns the encodings of a response, which live as long as it is cached. */
export function responseEncodingsOf(response: CachedResponse): ResponseEncodings {
  const existing = encodingsByResponse.get(response);
  if (existing) return existing;
  const encodings = new ResponseEncodings(response);
  encodingsByResponse.set(response, encodings);
  return encodings;
}
