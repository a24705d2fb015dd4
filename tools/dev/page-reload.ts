import type { IncomingMessage, ServerResponse } from 'node:http';

const scriptPath = '/_/dev/reload.js';
const eventsPath = '/_/dev/reload';
const script = `new EventSource('${eventsPath}').onmessage = () => location.reload();`;

/**
 * Reloads open pages of the site after a restart. Uses a script file, because the site's policy allows no inline
 * scripts.
 */
export class PageReload {
  readonly #listeners = new Set<ServerResponse>();

  /** Handles requests for the script and its events. Returns whether it did. */
  handleRequest(request: IncomingMessage, response: ServerResponse): boolean {
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

  addScriptTo(html: string): string {
    return html.replace('</head>', `<script src="${scriptPath}" defer></script></head>`);
  }

  reloadPages(): void {
    for (const listener of this.#listeners) listener.write('data: reload\n\n');
  }

  close(): void {
    for (const listener of this.#listeners) listener.end();
  }
}
