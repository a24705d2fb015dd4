import { Anchor, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useQuestionnaireVersionsQuery } from '../generated/graphql.ts';
import { formatLocale } from '../shared/i18n/language.ts';
import { FailureNotice } from '../shared/ui/index.ts';
import classes from './questionnaire.module.css';

/** All versions; older ones can be viewed. */
export function QuestionnaireVersionList() {
  const { t, i18n } = useTranslation();
  const { data, error, refetch } = useQuestionnaireVersionsQuery({ fetchPolicy: 'cache-and-network' });
  const time = new Intl.DateTimeFormat(formatLocale(i18n.language), { dateStyle: 'long', timeStyle: 'short' });
  if (error && !data) {
    return (
      <FailureNotice title={t('questionnaire.failedLoad')} onRetry={() => void refetch()}>
        {t('failure.screenHint')}
      </FailureNotice>
    );
  }
  return (
    <div className={classes.versions}>
      <p className={classes.hint}>{t('questionnaire.versions.hint')}</p>
      <Table aria-label={t('questionnaire.versions.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('questionnaire.versions.version')}</Table.Th>
            <Table.Th scope="col">{t('questionnaire.versions.state')}</Table.Th>
            <Table.Th scope="col">{t('questionnaire.versions.published')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {(data?.questionnaireVersions ?? []).map(({ number, state, publishedAt }) => (
            <Table.Tr key={number}>
              <Table.Td>
                <Anchor
                  component={Link}
                  to={
                    state === 'SUPERSEDED' || state === 'PUBLISHED'
                      ? `/questionnaire?version=${number}`
                      : '/questionnaire'
                  }
                >
                  {t('questionnaire.versions.name', { number })}
                </Anchor>
              </Table.Td>
              <Table.Td>{t(`questionnaire.state.${state}`)}</Table.Td>
              <Table.Td>{publishedAt ? time.format(new Date(publishedAt)) : '–'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
