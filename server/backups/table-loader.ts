import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { ArchiveError } from '../shared/archive/index.ts';
import type { BackupTable } from './backup-format.ts';
import { quote } from './database-outline.ts';

/** Fills tables from their pieces, which come table by table. */
export class TableLoader {
  readonly #client: ClientBase;
  readonly #tables: ReadonlyMap<string, BackupTable>;
  #at: { name: string; stream: CopyStreamQuery } | null = null;

  constructor(client: ClientBase, tables: readonly BackupTable[]) {
    this.#client = client;
    this.#tables = new Map(tables.map((table) => [table.name, table]));
  }

  async add(name: string, piece: AsyncIterable<Uint8Array>): Promise<void> {
    if (this.#at?.name !== name) {
      await this.end();
      this.#at = { name, stream: this.#begin(name) };
    }
    const { stream } = this.#at;
    for await (const chunk of piece) if (!stream.write(chunk)) await once(stream, 'drain');
  }

  /** Waits until the table at work has all its rows. */
  async end(): Promise<void> {
    const stream = this.#at?.stream;
    this.#at = null;
    if (!stream) return;
    stream.end();
    await finished(stream);
  }

  #begin(name: string): CopyStreamQuery {
    const table = this.#tables.get(name);
    if (!table) throw new ArchiveError(`The backup holds rows of an unknown table ${name}`);
    const columns = table.columns.map(quote).join(', ');
    const stream = this.#client.query(copyFrom(`copy public.${quote(name)} (${columns}) from stdin`));
    // Whoever writes or waits for the end hears of a failure; one in between would end the process.
    return stream.on('error', () => {});
  }
}
