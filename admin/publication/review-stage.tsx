import { ActionIcon, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp, IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComparisonList } from '../shared/comparison/index.ts';
import { type ChangeEntry, SEO_ENTRY, stepEntry } from './change-entries.ts';
import { ReviewHead } from './review-head.tsx';
import { ReviewPages, type ShownSides } from './review-pages.tsx';
import classes from './review.module.css';
import type { Review } from './use-review.ts';

const PHONE = '(max-width: 699px)';
const WIDTHS = { desktop: 1280, phone: 390 };

/** At phone width one side at a time. */
const views = ['side', 'before', 'after', 'list'] as const;
type View = (typeof views)[number];

type Props = {
  review: Review;
  entries: readonly ChangeEntry[];
  selected: string | null;
  onSelect: (key: string | null) => void;
};

/** The page before and after, or what differs line by line. */
export function ReviewStage({ review, entries, selected, onSelect }: Props) {
  const isPhone = useMediaQuery(PHONE, window.matchMedia(PHONE).matches);
  const [chosen, choose] = useState<View>('side');
  const [width, setWidth] = useState<keyof typeof WIDTHS>('desktop');
  // What search engines show is not on the page.
  const view = viewFor(selected === SEO_ENTRY ? 'list' : chosen, isPhone);
  const show = (next: View) => {
    choose(next);
    if (next !== 'list' && selected === SEO_ENTRY) onSelect(null);
  };
  return (
    <section className={classes.stage}>
      <StageBar {...{ view, isPhone, entries, selected, onSelect, width }} onView={show} onWidth={setWidth} />
      {view === 'list' ? (
        // A region that scrolls has to be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={classes.list} tabIndex={0}>
          <ComparisonList comparison={review.comparison} pageType={review.after.pageType.type} current={selected} />
          <ReviewHead review={review} />
        </div>
      ) : (
        <ReviewPages
          review={review}
          sides={sidesOf(view)}
          width={isPhone ? WIDTHS.phone : WIDTHS[width]}
          selected={selected}
          onSelect={onSelect}
        />
      )}
    </section>
  );
}

function viewFor(chosen: View, isPhone: boolean | undefined): View {
  if (isPhone) return chosen === 'side' ? 'after' : chosen;
  return chosen === 'before' || chosen === 'after' ? 'side' : chosen;
}

function sidesOf(view: View): ShownSides {
  return { before: view !== 'after', after: view !== 'before' };
}

type BarProps = Omit<Props, 'review'> & {
  view: View;
  isPhone: boolean | undefined;
  width: keyof typeof WIDTHS;
  onView: (view: View) => void;
  onWidth: (width: keyof typeof WIDTHS) => void;
};

function StageBar({ view, isPhone, entries, selected, width, ...on }: BarProps) {
  const { t } = useTranslation();
  const offered = views.filter((name) => (isPhone ? name !== 'side' : name === 'side' || name === 'list'));
  return (
    <div className={classes.stageBar}>
      <SegmentedControl
        size="xs"
        aria-label={t('review.view')}
        value={view}
        onChange={(value) => on.onView(views.find((name) => name === value) ?? 'side')}
        data={offered.map((name) => ({ value: name, label: t(`review.views.${name}`) }))}
      />
      <div className={classes.steps}>
        <span className={classes.count}>{t('review.changes', { count: entries.length })}</span>
        {([-1, 1] as const).map((step) => {
          const Icon = step === 1 ? IconChevronDown : IconChevronUp;
          return (
            <ActionIcon
              key={step}
              size={28}
              aria-label={t(step === 1 ? 'review.nextChange' : 'review.previousChange')}
              disabled={entries.length === 0}
              onClick={() => on.onSelect(stepEntry(entries, selected, step))}
            >
              <Icon size={18} stroke={1.6} />
            </ActionIcon>
          );
        })}
      </div>
      {!isPhone && view !== 'list' && (
        <SegmentedControl
          size="xs"
          aria-label={t('editor.canvas.width')}
          value={width}
          onChange={(value) => on.onWidth(value === 'phone' ? 'phone' : 'desktop')}
          data={[
            { value: 'desktop', label: <WidthLabel icon={IconDeviceDesktop} width={WIDTHS.desktop} /> },
            { value: 'phone', label: <WidthLabel icon={IconDeviceMobile} width={WIDTHS.phone} /> },
          ]}
        />
      )}
    </div>
  );
}

function WidthLabel({ icon: Icon, width }: { icon: typeof IconDeviceDesktop; width: number }) {
  const { t } = useTranslation();
  return (
    <span className={classes.width}>
      <Icon size={16} stroke={1.6} aria-hidden />
      <span className={classes.unseen}>{t('editor.canvas.pixels', { width })}</span>
    </span>
  );
}
