import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { ArchiveError } from '../shared/archive/index.ts';
import type { BackupTable } from './backup-format.ts';
import { quoteIdentifier } from './database-catalog.ts';

/** Loads tables from archive entries, which come table by table. */
export class TableLoader {
  readonly #client: ClientBase;
  readonly #tables: ReadonlyMap<string, BackupTable>;
  #current: { name: string; stream: CopyStreamQuery } | null = null;

  constructor(client: ClientBase, tables: readonly BackupTable[]) {
    this.#client = client;
    this.#tables = new Map(tables.map((table) => [table.name, table]));
  }

  async add(name: string, chunks: AsyncIterable<Uint8Array>): Promise<void> {
    if (this.#current?.name !== name) {
      await this.end();
      this.#current = { name, stream: this.#startCopy(name) };
    }
    const { stream } = this.#current;
    for await (const chunk of chunks) if (!stream.write(chunk)) await once(stream, 'drain');
  }

  /** Waits until the current table has all its rows. */
  async end(): Promise<void> {
    const stream = this.#current?.stream;
    this.#current = null;
    if (!stream) return;
    stream.end();
    await finished(stream);
  }

  #startCopy(name: string): CopyStreamQuery {
    const table = this.#tables.get(name);
    if (!table) throw new ArchiveError(`The backup holds rows of an unknown table ${name}`);
    const columns = table.columns.map(quoteIdentifier).join(', ');
    const stream = this.#client.query(copyFrom(`copy public.${quoteIdentifier(name)} (${columns}) from stdin`));
    // write() and finished() report failures; without this listener one between them would end the process.
    return stream.on('error', () => {});
  }
}
