import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ErrorList, useFieldError, useFocusFirstInvalid, useFreshErrors } from '../shared/errors/index.ts';
import { usePermission } from '../shared/session/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import { EmptyState, SheetBody, SheetColumn, SheetForm, SheetHeader } from '../shared/ui/index.ts';
import { LocaleField } from './locale-field.tsx';
import classes from './new-page-screen.module.css';
import { PageTypeChoice } from './page-type-choice.tsx';
import { SlugField } from './slug-field.tsx';
import { useNewPage } from './use-new-page.ts';

function NewPageForm() {
  const { t } = useTranslation();
  const { availableLocales } = useSettings();
  const fieldError = useFieldError('create-page');
  const page = useNewPage();
  const form = useFocusFirstInvalid('create-page');
  useFreshErrors('create-page');

  return (
    <SheetForm
      formRef={form}
      errors={
        <ErrorList
          collection="create-page"
          title={page.outcome === 'failed' ? t('newPage.failed') : undefined}
          own={['page.title', 'page.locale', 'page.type', 'page.slug']}
        />
      }
      buttons={
        <>
          <Button component={Link} to="/" variant="default">
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={page.outcome === 'waiting'}>
            {t('newPage.create')}
          </Button>
        </>
      }
      onSubmit={() => void page.create()}
    >
      <SheetColumn>
        <div className={classes.fields}>
          <TextInput
            name="title"
            label={t('properties.page.title')}
            value={page.title}
            onChange={(event) => page.change({ title: event.currentTarget.value })}
            error={fieldError('page.title')}
            autoComplete="off"
            data-autofocus
            autoFocus
          />
          <LocaleField
            locales={availableLocales}
            value={page.locale}
            onChange={(locale) => page.change({ locale })}
            error={fieldError('page.locale')}
          />
          <PageTypeChoice
            types={page.types}
            value={page.type}
            onChange={(type) => page.change({ type })}
            error={fieldError('page.type')}
          />
          <SlugField
            slug={page.slug}
            locale={page.locale}
            check={page.slugCheck}
            onChange={(typedSlug) => page.change({ typedSlug })}
            error={fieldError('page.slug')}
          />
        </div>
      </SheetColumn>
    </SheetForm>
  );
}

/** Asks for the little that a page needs, then goes to its editor. */
export function NewPageScreen() {
  const { t } = useTranslation();
  const mayCreate = usePermission('create-page');
  return (
    <>
      <SheetHeader title={t('navigation.newPage')} />
      {mayCreate ? (
        <NewPageForm />
      ) : (
        <SheetBody>
          <EmptyState
            title={t('errors.UM_01')}
            actions={
              <Button component={Link} to="/" variant="default">
                {t('notFound.action')}
              </Button>
            }
          >
            {t('permissions.missing', { permission: 'create-page' })}
          </EmptyState>
        </SheetBody>
      )}
    </>
  );
}
