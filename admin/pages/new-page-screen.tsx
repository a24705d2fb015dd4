import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FormErrors } from '../shared/forms/index.ts';
import { RequirePermission } from '../shared/permissions/index.ts';
import { useSettings } from '../shared/settings/index.ts';
import { ScreenColumn, ScreenForm, ScreenHeader } from '../shared/ui/index.ts';
import { LocaleField } from './address/locale-field.tsx';
import classes from './new-page-screen.module.css';
import { PageTypeField } from './page-type-field.tsx';
import { SlugField } from './address/slug-field.tsx';
import { useNewPage } from './use-new-page.ts';

function NewPageForm() {
  const { t } = useTranslation();
  const { availableLocales } = useSettings();
  const { form, ...page } = useNewPage();
  const { fieldError } = form;

  return (
    <ScreenForm
      form={form}
      errors={
        <FormErrors
          form={form}
          failure={t('newPage.failed')}
          fieldProperties={['page.title', 'page.locale', 'page.type', 'page.slug']}
        />
      }
      buttons={
        <>
          <Button component={Link} to="/" variant="default">
            {t('common.cancel')}
          </Button>
          <Button type="submit" loading={form.isBusy}>
            {t('newPage.create')}
          </Button>
        </>
      }
      onSubmit={() => void page.create()}
    >
      <ScreenColumn>
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
          <PageTypeField
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
      </ScreenColumn>
    </ScreenForm>
  );
}

/** Asks for type, title and slug of a new page, then opens its editor. */
export function NewPageScreen() {
  const { t } = useTranslation();
  const title = t('navigation.newPage');
  return (
    <RequirePermission permission="create-page" title={title}>
      <ScreenHeader title={title} />
      <NewPageForm />
    </RequirePermission>
  );
}
