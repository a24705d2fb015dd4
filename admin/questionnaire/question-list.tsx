import { Button } from '@mantine/core';
import { IconAlertCircle, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { announce } from '../shared/ui/index.ts';
import { useQuestionnaireContext } from './questionnaire-context.ts';
import { type Finding, getQuestionName } from './findings.ts';
import { ReorderHandle } from './reorder-handle.tsx';
import { addQuestion, setQuestions } from './questionnaire-draft.ts';
import classes from './questionnaire.module.css';
import { useItemReorder } from './use-item-reorder.ts';

type Props = { selectedKey: string | undefined; findings: readonly Finding[]; onChoose: (key: string) => void };

/** List of questions, to select and reorder. */
export function QuestionList({ selectedKey, findings, onChoose }: Props) {
  const { t } = useTranslation();
  const { draft, change, language, isReadOnly } = useQuestionnaireContext();
  const { questions } = draft.content;
  const getQuestionLabel = ({ key }: { key: string }) =>
    getQuestionName(draft, key, language) || t('questionnaire.nameless');
  const getReorder = useItemReorder({
    items: questions,
    nameOf: getQuestionLabel,
    onChange: (items) => change((current) => setQuestions(current, items)),
  });

  function add() {
    const addition = addQuestion(draft);
    change(() => addition.draft);
    onChoose(addition.key);
    announce(t('questionnaire.question.added', { count: questions.length + 1 }));
  }
  return (
    <nav className={classes.list} aria-label={t('navigation.questions')}>
      <ol className="ui-list">
        {questions.map((question, index) => {
          const reorder = getReorder(index);
          const hasProblem = findings.some((finding) => finding.question === question.key);
          const isSelected = question.key === selectedKey;
          return (
            <li
              key={question.key}
              className={classes.listRow}
              data-edge={reorder.edge}
              data-dragged={reorder.isDragged || undefined}
              data-chosen={isSelected || undefined}
              {...reorder.row}
            >
              {isReadOnly ? null : <ReorderHandle name={getQuestionLabel(question)} handle={reorder.handle} />}
              <button
                type="button"
                className={classes.listName}
                aria-current={isSelected ? 'true' : undefined}
                onClick={() => onChoose(question.key)}
              >
                <span className={classes.number}>{index + 1}</span>
                <span className="ui-break">{getQuestionLabel(question)}</span>
                {hasProblem ? (
                  <IconAlertCircle
                    className={classes.problem}
                    size={16}
                    stroke={1.8}
                    role="img"
                    aria-label={t('questionnaire.hasProblem')}
                  />
                ) : null}
              </button>
            </li>
          );
        })}
      </ol>
      {isReadOnly ? null : (
        <Button variant="default" leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />} onClick={add}>
          {t('questionnaire.question.add')}
        </Button>
      )}
    </nav>
  );
}
