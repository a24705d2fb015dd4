import type { ReactNode } from 'react';
import type { PageTypeListQuery } from '../generated/graphql.ts';
import { Anchor, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { usePageTypeListQuery } from '../generated/graphql.ts';
import { useLabel } from '../shared/i18n/labels.ts';
import { getPageTypePath } from '../shared/page-types/index.ts';
import { usePermission } from '../shared/session/index.ts';
import { FailureNotice, ScreenBody, ScreenHeader } from '../shared/ui/index.ts';
import classes from './page-types-screen.module.css';

type PageType = PageTypeListQuery['pageTypes'][number];

function TypeProperty({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.property}>
      <dt className="ui-dim">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Returns a function that describes whether a page type has a header and a footer. */
function useHeaderFooterText(): (type: PageType) => string {
  const { t } = useTranslation();
  return ({ hasHeader, hasFooter }) => {
    if (hasHeader && hasFooter) return t('typesScreen.headerAndFooter');
    if (hasHeader) return t('typesScreen.header');
    return hasFooter ? t('typesScreen.footer') : t('typesScreen.noFrame');
  };
}

function TypeProperties({ type }: { type: PageType }) {
  const { t } = useTranslation();
  const label = useLabel();
  const headerFooterText = useHeaderFooterText();
  const { id, slugPrefix, initialBlocks, fields } = type;
  const blocks = initialBlocks.map((block) => label(`blocks.${block}.label`, block));
  const names = fields.map((field) => label(`fields.${id}.${field}`, field));
  return (
    <dl className={classes.properties}>
      <TypeProperty name={t('typesScreen.prefix')}>
        {slugPrefix === '' ? t('typesScreen.noPrefix') : `/${slugPrefix}`}
      </TypeProperty>
      <TypeProperty name={t('typesScreen.blocks')}>
        {blocks.length === 0 ? t('typesScreen.noBlocks') : blocks.join(' · ')}
      </TypeProperty>
      <TypeProperty name={t('typesScreen.fields')}>
        {names.length === 0 ? t('typesScreen.noFields') : names.join(' · ')}
      </TypeProperty>
      <TypeProperty name={t('typesScreen.frame')}>{headerFooterText(type)}</TypeProperty>
    </dl>
  );
}

function TypeSection({ type }: { type: PageType }) {
  const { t } = useTranslation();
  const label = useLabel();
  const titleID = useId();
  const canCreate = usePermission('create-page');
  const { id, blank, pageCount } = type;
  const showPagesLabel = t('typesScreen.show', { count: pageCount });
  return (
    <section className={classes.type} aria-labelledby={titleID}>
      <div>
        <h2 id={titleID} className={classes.name}>
          {label(`pageTypes.${id}.label`, id)} <code className={classes.id}>{id}</code>
        </h2>
        <p className={classes.description}>{label(`pageTypes.${id}.description`, '')}</p>
        <p className={classes.pages}>
          <Anchor component={Link} to={blank ? `/?type=${encodeURIComponent(id.toLowerCase())}` : getPageTypePath(id)}>
            {showPagesLabel}
          </Anchor>
        </p>
      </div>
      <TypeProperties type={type} />
      <div>
        {canCreate ? (
          <Button
            component={Link}
            to={`/new-page?type=${encodeURIComponent(id.toLowerCase())}`}
            variant="default"
            aria-label={`${t('typesScreen.newPage')}: ${label(`pageTypes.${id}.label`, id)}`}
            leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
          >
            {t('navigation.newPage')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** Lists the site's page types and what each one defines for its pages. */
export function PageTypesScreen() {
  const { t } = useTranslation();
  const { data, error, refetch } = usePageTypeListQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <ScreenHeader title={t('navigation.pageTypes')} count={data?.pageTypes.length} />
      <ScreenBody>
        {error && !data ? (
          <FailureNotice title={t('typesScreen.failed')} onRetry={() => void refetch()}>
            {t('failure.screenHint')}
          </FailureNotice>
        ) : null}
        <div className={classes.types}>
          {data?.pageTypes.map((type) => (
            <TypeSection key={type.id} type={type} />
          ))}
        </div>
      </ScreenBody>
    </>
  );
}
