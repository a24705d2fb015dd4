import { ActionIcon, Button, Select } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useQuestionnaireContext } from './questionnaire-context.ts';
import { ReorderHandle } from './reorder-handle.tsx';
import { type Category, categoryTextKey, categoryIcons } from './questionnaire-content.ts';
import { createUniqueKey, setCategories, getText } from './questionnaire-draft.ts';
import classes from './questionnaire.module.css';
import { TranslatedTextField } from './translated-text-field.tsx';
import { useItemReorder } from './use-item-reorder.ts';

/** The check's categories: names, icons and order. */
export function CategoryForm() {
  const { t } = useTranslation();
  const { draft, change, language, isReadOnly } = useQuestionnaireContext();
  const { categories, questions } = draft.content;
  const saveCategories = (items: readonly Category[]) => change((current) => setCategories(current, items));
  const getCategoryName = ({ key }: Category) => getText(draft, language, categoryTextKey(key)) || key;
  const countQuestions = ({ key }: Category) => questions.filter(({ category }) => category === key).length;
  const getReorder = useItemReorder({ items: categories, nameOf: getCategoryName, onChange: saveCategories });
  return (
    <section className={classes.part} aria-label={t('questionnaire.category.title')}>
      <h2 className={classes.partTitle}>{t('questionnaire.category.title')}</h2>
      <ol className="ui-list">
        {categories.map((category, index) => {
          const reorder = getReorder(index);
          const questionCount = countQuestions(category);
          return (
            <li
              key={category.key}
              className={classes.category}
              data-edge={reorder.edge}
              data-dragged={reorder.isDragged || undefined}
              {...reorder.row}
            >
              {isReadOnly ? null : <ReorderHandle name={getCategoryName(category)} handle={reorder.handle} />}
              <div>
                <TranslatedTextField textKey={categoryTextKey(category.key)} label={t('questionnaire.category.name')} />
              </div>
              <Select
                className={classes.short}
                label={t('questionnaire.category.icon')}
                value={category.icon}
                data={categoryIcons.map((icon) => ({ value: icon, label: t(`questionnaire.icons.${icon}`) }))}
                onChange={(icon) =>
                  icon !== null &&
                  saveCategories(categories.map((one) => (one.key === category.key ? { ...one, icon } : one)))
                }
                allowDeselect={false}
                readOnly={isReadOnly}
              />
              <p className={classes.count}>{t('questionnaire.category.questions', { count: questionCount })}</p>
              {isReadOnly ? null : (
                <ActionIcon
                  aria-label={t('questionnaire.category.remove', { name: getCategoryName(category) })}
                  disabled={questionCount > 0}
                  onClick={() => saveCategories(categories.filter(({ key }) => key !== category.key))}
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
          onClick={() =>
            saveCategories([...categories, { key: createUniqueKey('category', categories), icon: categoryIcons[0] }])
          }
        >
          {t('questionnaire.category.add')}
        </Button>
      )}
    </section>
  );
}
