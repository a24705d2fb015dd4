import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { usePageTypesQuery } from '../generated/graphql.ts';
import { NotFoundScreen } from '../not-found/index.ts';
import { EmptyState } from '../shared/ui/index.ts';
import { NewPageButton } from './new-page-button.tsx';
import { PageOverview } from './page-overview.tsx';
import { usePageTypeName } from '../shared/page-types/index.ts';

function TypeOverview({ id }: { id: string }) {
  const { t } = useTranslation();
  const typeName = usePageTypeName();
  const type = id.toLowerCase();
  return (
    <PageOverview
      title={typeName(id)}
      type={type}
      empty={
        <EmptyState title={t('pages.noneOfType.title')} actions={<NewPageButton type={type} />}>
          {t('pages.noneOfType.create')}
        </EmptyState>
      }
    />
  );
}

/** Overview of one page type; its lower-case id is in the address. The blank type has none. */
export function PageTypeOverviewScreen() {
  const { pageTypeId = '' } = useParams();
  const types = usePageTypesQuery().data?.pageTypes;
  const type = types?.find(({ id, blank }) => !blank && id.toLowerCase() === pageTypeId.toLowerCase());
  if (types === undefined) return null;
  return type === undefined ? <NotFoundScreen /> : <TypeOverview key={type.id} id={type.id} />;
}
