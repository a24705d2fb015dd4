import type { IncomingHttpHeaders } from 'node:http';

/** A decoded text, or what identifies a binary or very long body. */
export type RecordedBody = { text: string } | { bytes: number; hash: string };

/** A request of a test with the server's response. */
export type Exchange = {
  /** The test file that ran meanwhile. */
  file: string;
  method: string;
  url: string;
  requestHeaders: IncomingHttpHeaders;
  requestBody: RecordedBody;
  status: number;
  responseHeaders: Record<string, string | string[]>;
  responseBody: RecordedBody;
};
