import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/labels.ts';
import type { PublicationCheck } from '../checks/publication-check.ts';
import { useCheckText } from '../checks/use-check-text.ts';
import { useEditor } from '../editor/editor-context.ts';
import { useContent } from '../editor/use-content.ts';
import classes from './publication-checks.module.css';

/** Of the checks under the outline, which a refused publishing leads to. */
export const CHECKS_ID = 'publication-checks';

/** What has to be put right before the page can be published; each entry leads to its place. */
export function PublicationChecks({ checks, id }: { checks: readonly PublicationCheck[]; id: string }) {
  const { t } = useTranslation();
  if (checks.length === 0) return null;
  return (
    <section id={id} className={classes.checks} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <div className={classes.head}>
        <h2 id={`${id}-title`} className={classes.title}>
          {t('editor.checks.title')}
        </h2>
        <span className={classes.count}>{t('editor.checks.toFix', { count: checks.length })}</span>
      </div>
      <ul className={classes.list}>
        {checks.map((check) => (
          <CheckRow key={`${check.property} ${check.code}`} check={check} />
        ))}
      </ul>
    </section>
  );
}

function CheckRow({ check }: { check: PublicationCheck }) {
  const textOf = useCheckText();
  const place = useCheckPlace(check);
  const field = useCheckField(check);
  return (
    <li className={classes.row}>
      <IconAlertCircle className={classes.icon} size={17} stroke={1.6} aria-hidden />
      <div>
        <p>{field === '' || field === place?.name ? textOf(check) : `${field}: ${textOf(check)}`}</p>
        {place && (
          <button type="button" className={classes.link} onClick={place.open}>
            {place.name}
          </button>
        )}
      </div>
    </li>
  );
}

/** Where a check leads, and how that is called. */
function useCheckPlace({ place }: PublicationCheck): { name: string; open: () => void } | null {
  const { t } = useTranslation();
  const label = useLabel();
  const { act } = useEditor();
  const { blocks } = useContent();
  switch (place.kind) {
    case 'general':
      return null;
    case 'seo':
      return {
        name: t('editor.activities.EditingSEOSettings'),
        open: () => act({ type: 'open', activity: 'EditingSEOSettings', field: place.field }),
      };
    case 'page-settings':
      return {
        name: t('editor.activities.EditingPageSettings'),
        open: () => act({ type: 'open', activity: 'EditingPageSettings', field: place.field }),
      };
    case 'block': {
      const type = blocks.find(({ key }) => key === place.key)?.type;
      if (type === undefined) return null;
      return {
        name: label(`blocks.${type}.label`, type),
        open: () => act({ type: 'edit', key: place.key, field: place.field }),
      };
    }
  }
}

function useCheckField({ place }: PublicationCheck): string {
  const label = useLabel();
  const { blocks, pageType } = useContent();
  if (place.kind === 'general') return '';
  const [name = ''] = place.field.split('.');
  const owner = place.kind === 'block' ? (blocks.find(({ key }) => key === place.key)?.type ?? '') : pageType.id;
  return label(`fields.${owner}.${name}`, label(`editor.fields.${name}`, ''));
}
