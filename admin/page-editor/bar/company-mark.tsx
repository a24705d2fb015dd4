import { Tooltip } from '@mantine/core';
import { IconBrowser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/session/index.ts';
import { PersonMark } from '../../shared/ui/index.ts';
import type { Company } from '../saving/use-company.ts';
import classes from './bar.module.css';

/** Who else has the page open; oneself in another window where it is nobody else. */
export function CompanyMark({ company }: { company: Company }) {
  const { t } = useTranslation();
  const { user } = useSession();
  const others = company.filter(({ id }) => id !== user?.id);
  const [first] = others;
  const name = first?.name ?? t('publication.removedUser');
  const several = { name, count: others.length - 1 };
  const ofOthers = others.length > 1 ? t('editor.company.others', several) : t('editor.company.other', { name });
  const text = first ? ofOthers : t('editor.company.oneself');
  return (
    <Tooltip label={`${text}. ${t('editor.company.hint')}`}>
      <span className={classes.company} role="status">
        {first ? <PersonMark name={name} size={22} /> : <IconBrowser size={18} stroke={1.6} aria-hidden />}
        <span className={classes.companyText}>{text}</span>
      </span>
    </Tooltip>
  );
}
