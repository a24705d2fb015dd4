import { useTranslation } from 'react-i18next';
import { categoriesOf, countOffers, type Offer, type Shelf } from './find-offers.ts';
import classes from './picker.module.css';

type Props = {
  offers: readonly Offer[];
  recent: readonly string[];
  shelf: Shelf;
  onChoose: (shelf: Shelf) => void;
};

/** All blocks, those used lately, and a shelf for every category. */
export function PickerShelves({ offers, recent, shelf, onChoose }: Props) {
  const { t } = useTranslation();
  const shelves: { label: string; shelf: Shelf }[] = [
    { label: t('editor.picker.all'), shelf: { kind: 'all' } },
    { label: t('editor.picker.recent'), shelf: { kind: 'recent' } },
    ...categoriesOf(offers).map(({ id, label }) => ({ label, shelf: { kind: 'category', id } as const })),
  ];
  return (
    <ul className={classes.shelves} aria-label={t('editor.picker.categories')}>
      {shelves.map((entry) => {
        const count = countOffers(offers, entry.shelf, recent);
        if (count === 0) return null;
        return (
          <li key={keyOf(entry.shelf)}>
            <button
              type="button"
              className={classes.shelf}
              aria-pressed={keyOf(entry.shelf) === keyOf(shelf)}
              onClick={() => onChoose(entry.shelf)}
            >
              <span>{entry.label}</span> <span className={classes.count}>{count}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function keyOf(shelf: Shelf): string {
  return shelf.kind === 'category' ? `category ${shelf.id}` : shelf.kind;
}
