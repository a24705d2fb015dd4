import { Button } from '@mantine/core';
import { IconAlertCircle, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { announce } from '../shared/ui/index.ts';
import { useEditor } from './editor-context.ts';
import { type Finding, nameQuestion } from './findings.ts';
import { OrderHandle } from './order-handle.tsx';
import { addQuestion, setQuestions } from './questionnaire-draft.ts';
import classes from './questionnaire.module.css';
import { useOrder } from './use-order.ts';

type Props = { chosen: string | undefined; findings: readonly Finding[]; onChoose: (key: string) => void };

/** The questions in their order, to be chosen and moved. */
export function QuestionList({ chosen, findings, onChoose }: Props) {
  const { t } = useTranslation();
  const { draft, change, language, isReadOnly } = useEditor();
  const { questions } = draft.content;
  const nameOf = ({ key }: { key: string }) => nameQuestion(draft, key, language) || t('questionnaire.nameless');
  const orderOf = useOrder({
    items: questions,
    nameOf,
    onChange: (items) => change((present) => setQuestions(present, items)),
  });

  function add() {
    const added = addQuestion(draft);
    change(() => added.draft);
    onChoose(added.key);
    announce(t('questionnaire.question.added', { count: questions.length + 1 }));
  }
  return (
    <nav className={classes.list} aria-label={t('navigation.questions')}>
      <ol>
        {questions.map((question, index) => {
          const order = orderOf(index);
          const hasProblem = findings.some((finding) => finding.question === question.key);
          const isChosen = question.key === chosen;
          return (
            <li
              key={question.key}
              className={classes.listRow}
              data-edge={order.edge}
              data-dragged={order.isDragged || undefined}
              data-chosen={isChosen || undefined}
              {...order.row}
            >
              {isReadOnly ? null : <OrderHandle name={nameOf(question)} handle={order.handle} />}
              <button
                type="button"
                className={classes.listName}
                aria-current={isChosen ? 'true' : undefined}
                onClick={() => onChoose(question.key)}
              >
                <span className={classes.number}>{index + 1}</span>
                <span className={classes.words}>{nameOf(question)}</span>
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
