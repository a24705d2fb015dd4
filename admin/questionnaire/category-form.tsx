import { ActionIcon, Button, Select } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useEditor } from './editor-context.ts';
import { OrderHandle } from './order-handle.tsx';
import { type Category, categoryTextKey, icons } from './questionnaire-content.ts';
import { freshKey, setCategories, textOf } from './questionnaire-draft.ts';
import classes from './questionnaire.module.css';
import { TranslatedText } from './translated-text.tsx';
import { useOrder } from './use-order.ts';

/** The subjects of the check: their names, pictures and order. */
export function CategoryForm() {
  const { t } = useTranslation();
  const { draft, change, language, isReadOnly } = useEditor();
  const { categories, questions } = draft.content;
  const write = (items: readonly Category[]) => change((present) => setCategories(present, items));
  const nameOf = ({ key }: Category) => textOf(draft, language, categoryTextKey(key)) || key;
  const countOf = ({ key }: Category) => questions.filter(({ category }) => category === key).length;
  const orderOf = useOrder({ items: categories, nameOf, onChange: write });
  return (
    <section className={classes.part} aria-label={t('questionnaire.category.title')}>
      <h2 className={classes.partTitle}>{t('questionnaire.category.title')}</h2>
      <ol>
        {categories.map((category, index) => {
          const order = orderOf(index);
          const used = countOf(category);
          return (
            <li
              key={category.key}
              className={classes.category}
              data-edge={order.edge}
              data-dragged={order.isDragged || undefined}
              {...order.row}
            >
              {isReadOnly ? null : <OrderHandle name={nameOf(category)} handle={order.handle} />}
              <div className={classes.categoryTexts}>
                <TranslatedText textKey={categoryTextKey(category.key)} label={t('questionnaire.category.name')} />
              </div>
              <Select
                className={classes.short}
                label={t('questionnaire.category.icon')}
                value={category.icon}
                data={icons.map((icon) => ({ value: icon, label: t(`questionnaire.icons.${icon}`) }))}
                onChange={(icon) =>
                  icon !== null && write(categories.map((one) => (one.key === category.key ? { ...one, icon } : one)))
                }
                allowDeselect={false}
                readOnly={isReadOnly}
              />
              <p className={classes.count}>{t('questionnaire.category.questions', { count: used })}</p>
              {isReadOnly ? null : (
                <ActionIcon
                  aria-label={t('questionnaire.category.remove', { name: nameOf(category) })}
                  disabled={used > 0}
                  onClick={() => write(categories.filter(({ key }) => key !== category.key))}
                >
                  <IconTrash size={16} stroke={1.6} aria-hidden />
                </ActionIcon>
              )}
            </li>
          );
        })}
      </ol>
      {isReadOnly ? null : (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
          onClick={() => write([...categories, { key: freshKey('category', categories), icon: icons[0] }])}
        >
          {t('questionnaire.category.add')}
        </Button>
      )}
    </section>
  );
}
