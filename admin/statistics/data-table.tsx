import type { ReactNode } from 'react';
import { Table } from '@mantine/core';
import classes from './statistics.module.css';

type Column = { header: string; isNumber?: boolean };
type Props = {
  label: string;
  columns: readonly Column[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
};

/** A table whose first column holds the row headers. */
export function DataTable({ label, columns, rows }: Props) {
  return (
    <div className="ui-break">
      <Table className={classes.table} aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ header, isNumber }) => (
              <Table.Th key={header} scope="col" data-number={isNumber || undefined}>
                {header}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ key, cells }) => (
            <Table.Tr key={key}>
              {cells.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]?.header} scope="row" className="ui-break ui-weight-400 ui-text-start">
                    {cell}
                  </th>
                ) : (
                  <Table.Td key={columns[index]?.header} data-number={columns[index]?.isNumber || undefined}>
                    {cell}
                  </Table.Td>
                ),
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
