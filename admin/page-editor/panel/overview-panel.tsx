import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatLocale } from '../../shared/i18n/language.ts';
import { StatusBadge } from '../../shared/ui/index.ts';
import { useLabel } from '../../shared/i18n/labels.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { useContent } from '../editor/use-content.ts';
import { EditorPanel } from './editor-panel.tsx';
import classes from './editor-panel.module.css';

/** Facts about the page, shown while no block is selected. */
export function OverviewPanel() {
  const { t, i18n } = useTranslation();
  const label = useLabel();
  const { page, path, isReadOnly } = usePageEditor();
  const { blocks } = useContent();
  const when = new Intl.DateTimeFormat(formatLocale(i18n.language), { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(page.updatedAt),
  );
  return (
    <EditorPanel title={t('editor.overview.title')} panelID="overview">
      <p className={classes.note}>{isReadOnly ? t('editor.overview.readOnly') : t('editor.overview.help')}</p>
      <dl className={classes.facts}>
        <dt>{t('editor.overview.status')}</dt>
        <dd>
          <StatusBadge status={page.status} hasNewerWork={page.hasNewerWork} />
        </dd>
        <dt>{t('editor.overview.pageType')}</dt>
        <dd>{label(`pageTypes.${page.type}.label`, page.type)}</dd>
        <dt>{t('editor.overview.address')}</dt>
        <dd>{path}</dd>
        <dt>{t('editor.overview.blocks')}</dt>
        <dd>{blocks.length}</dd>
        <dt>{t('editor.overview.lastStored')}</dt>
        <dd>{page.editorName === null ? when : t('editor.overview.by', { when, name: page.editorName })}</dd>
      </dl>
      <p className={classes.note}>
        <Link className={classes.link} to={`/pages/${page.id}/history`}>
          {t('history.title')}
        </Link>
      </p>
    </EditorPanel>
  );
}
