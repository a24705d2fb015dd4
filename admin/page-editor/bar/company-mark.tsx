import { Tooltip } from '@mantine/core';
import { IconBrowser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/session/index.ts';
import { PersonMark } from '../../shared/ui/index.ts';
import type { Company } from '../saving/use-company.ts';
import classes from './bar.module.css';

/** Who else is at work on the page; oneself in another window too. */
export function CompanyMark({ company }: { company: Company }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const isOneself = company.name !== null && company.name === user?.name;
  const name = company.name ?? t('publication.removedUser');
  const text = isOneself ? t('editor.company.oneself') : t('editor.company.other', { name });
  return (
    <Tooltip label={t('editor.company.hint')}>
      <span className={classes.company} role="status">
        {isOneself ? <IconBrowser size={18} stroke={1.6} aria-hidden /> : <PersonMark name={name} size={22} />}
        <span className={classes.companyText}>{text}</span>
      </span>
    </Tooltip>
  );
}
