import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './statistics.module.css';

type ChartView = 'chart' | 'table';
type Props = { title: string; hint: string; initialView?: ChartView; chart: ReactNode; table: ReactNode };

/** A section of the report, as a chart or as a table with the same data. */
export function ChartSection({ title, hint, initialView = 'chart', chart, table }: Props) {
  const { t } = useTranslation();
  const titleID = useId();
  const [view, setView] = useState<ChartView>(initialView);
  const renderViewLabel = (Icon: typeof IconTable, label: string) => (
    <>
      <Icon size={16} stroke={1.6} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
  return (
    <section className={classes.section} aria-labelledby={titleID}>
      <div className={classes.sectionHead}>
        <div>
          <h2 id={titleID} className="ui-size-14 ui-weight-620 ui-line-20">
            {title}
          </h2>
          <p className="ui-small ui-dim">{hint}</p>
        </div>
        <SegmentedControl
          size="xs"
          aria-label={t('statistics.viewOf', { title })}
          value={view}
          onChange={(value) => setView(value === 'table' ? 'table' : 'chart')}
          data={[
            { value: 'chart', label: renderViewLabel(IconChartBar, t('statistics.chart')) },
            { value: 'table', label: renderViewLabel(IconTable, t('statistics.table')) },
          ]}
        />
      </div>
      {view === 'chart' ? chart : table}
    </section>
  );
}
