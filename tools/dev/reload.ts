import type { IncomingMessage, ServerResponse } from 'node:http';

const scriptPath = '/_/dev/reload.js';
const eventsPath = '/_/dev/reload';
const script = `new EventSource('${eventsPath}').onmessage = () => location.reload();`;

/** Reloads the site's open pages after a restart. A file of our own, since the site's policy allows no inline script. */
export class PageReload {
  readonly #listeners = new Set<ServerResponse>();

  /** Whether the request was for us, and is answered. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.url === scriptPath) {
      response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(script);
      return true;
    }
    if (request.url !== eventsPath) return false;
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write(':\n\n');
    this.#listeners.add(response);
    response.once('close', () => this.#listeners.delete(response));
    return true;
  }

  addTo(html: string): string {
    return html.replace('</head>', `<script src="${scriptPath}" defer></script></head>`);
  }

  reloadPages(): void {
    for (const listener of this.#listeners) listener.write('data: reload\n\n');
  }

  close(): void {
    for (const listener of this.#listeners) listener.end();
  }
}
