import { ActionIcon, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp, IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ComparisonList } from '../shared/comparison/index.ts';
import { type ChangeEntry, SEO_ENTRY, stepEntry } from './change-entries.ts';
import { ReviewSearchPreviews } from './review-search-previews.tsx';
import { ReviewPages, type VisibleSides } from './review-pages.tsx';
import classes from './review.module.css';
import type { Review } from './use-review.ts';

const PHONE_SCREEN = '(max-width: 699px)';
const PREVIEW_WIDTHS = { desktop: 1280, phone: 390 };

/** Phones show one side at a time. */
const reviewViews = ['side', 'before', 'after', 'list'] as const;
type ReviewView = (typeof reviewViews)[number];

type Props = {
  review: Review;
  entries: readonly ChangeEntry[];
  selected: string | null;
  onSelect: (key: string | null) => void;
};

/** The page before and after the change, or a list of all changes. */
export function ReviewComparison({ review, entries, selected, onSelect }: Props) {
  const isPhone = useMediaQuery(PHONE_SCREEN, window.matchMedia(PHONE_SCREEN).matches);
  const [selectedView, setSelectedView] = useState<ReviewView>('side');
  const [width, setWidth] = useState<keyof typeof PREVIEW_WIDTHS>('desktop');
  // Search engine texts are not visible in the page preview, so show the list.
  const view = getAvailableView(selected === SEO_ENTRY ? 'list' : selectedView, isPhone);
  const showView = (next: ReviewView) => {
    setSelectedView(next);
    if (next !== 'list' && selected === SEO_ENTRY) onSelect(null);
  };
  return (
    <section className={classes.comparison}>
      <ComparisonBar {...{ view, isPhone, entries, selected, onSelect, width }} onView={showView} onWidth={setWidth} />
      {view === 'list' ? (
        // Scrollable content must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={classes.list} tabIndex={0}>
          <ComparisonList comparison={review.comparison} pageType={review.after.pageType.type} current={selected} />
          <ReviewSearchPreviews review={review} />
        </div>
      ) : (
        <ReviewPages
          review={review}
          sides={getVisibleSides(view)}
          width={isPhone ? PREVIEW_WIDTHS.phone : PREVIEW_WIDTHS[width]}
          selected={selected}
          onSelect={onSelect}
        />
      )}
    </section>
  );
}

function getAvailableView(selectedView: ReviewView, isPhone: boolean | undefined): ReviewView {
  if (isPhone) return selectedView === 'side' ? 'after' : selectedView;
  return selectedView === 'before' || selectedView === 'after' ? 'side' : selectedView;
}

function getVisibleSides(view: ReviewView): VisibleSides {
  return { before: view !== 'after', after: view !== 'before' };
}

type BarProps = Omit<Props, 'review'> & {
  view: ReviewView;
  isPhone: boolean | undefined;
  width: keyof typeof PREVIEW_WIDTHS;
  onView: (view: ReviewView) => void;
  onWidth: (width: keyof typeof PREVIEW_WIDTHS) => void;
};

function ComparisonBar({ view, isPhone, entries, selected, width, ...handlers }: BarProps) {
  const { t } = useTranslation();
  const availableViews = reviewViews.filter((name) => (isPhone ? name !== 'side' : name === 'side' || name === 'list'));
  return (
    <div className={classes.comparisonBar}>
      <SegmentedControl
        size="xs"
        aria-label={t('review.view')}
        value={view}
        onChange={(value) => handlers.onView(reviewViews.find((name) => name === value) ?? 'side')}
        data={availableViews.map((name) => ({ value: name, label: t(`review.views.${name}`) }))}
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
              onClick={() => handlers.onSelect(stepEntry(entries, selected, step))}
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
          onChange={(value) => handlers.onWidth(value === 'phone' ? 'phone' : 'desktop')}
          data={[
            { value: 'desktop', label: <WidthLabel icon={IconDeviceDesktop} width={PREVIEW_WIDTHS.desktop} /> },
            { value: 'phone', label: <WidthLabel icon={IconDeviceMobile} width={PREVIEW_WIDTHS.phone} /> },
          ]}
        />
      )}
    </div>
  );
}

function WidthLabel({ icon: Icon, width }: { icon: typeof IconDeviceDesktop; width: number }) {
  const { t } = useTranslation();
  return (
    <span className="ui-row">
      <Icon size={16} stroke={1.6} aria-hidden />
      <span className="ui-hidden">{t('editor.canvas.pixels', { width })}</span>
    </span>
  );
}
