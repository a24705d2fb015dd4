import { useTranslation } from 'react-i18next';
import { BrandMark } from '../ui/brand-mark.tsx';
import { useDelayed } from '../ui/use-delayed.ts';
import classes from './waiting-screen.module.css';

/** What stands there while the server has not yet said who is signed in; nothing at first, since it mostly has at once. */
export function WaitingScreen() {
  const { t } = useTranslation();
  const isLong = useDelayed(true, 400);
  return (
    <main className={classes.screen}>
      <div role="status">
        {isLong ? (
          <p className={classes.words}>
            <BrandMark />
            {t('common.starting')}
          </p>
        ) : null}
      </div>
    </main>
  );
}
