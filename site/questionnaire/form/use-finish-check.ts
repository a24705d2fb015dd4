import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFinishCheckMutation } from '../../generated/graphql.ts';
import { resultPath } from '../result/result-paths.ts';
import { readGivenAnswers } from './form-answers.ts';
import { type Problem, toProblem } from './to-problem.ts';

type Options = {
  form: RefObject<HTMLFormElement | null>;
  version: number;
  locale: string;
  /** Why the server rejected the answers before. */
  rejected: Problem | null;
};

/** Sends the answers of the form, once, and goes to the result. */
export function useFinishCheck({ form, version, locale, rejected }: Options) {
  // The token contains the answers, so that nothing but the result's address gets it.
  const [finishCheck] = useFinishCheckMutation({ fetchPolicy: 'no-cache' });
  const [problem, setProblem] = useState(rejected);
  const [isSending, setIsSending] = useState(false);
  const isSent = useRef(false);

  const setSending = (isOn: boolean): void => {
    isSent.current = isOn;
    setIsSending(isOn);
  };

  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent): void => {
      // Back from the result, to the page as it was left.
      if (persisted) setSending(false);
    };
    addEventListener('pageshow', handleShow);
    return () => removeEventListener('pageshow', handleShow);
  }, []);

  const send = async (sent: HTMLFormElement, submissionID: string): Promise<void> => {
    const given = readGivenAnswers(sent);
    const answers = Object.entries(given).map(([question, answer]) => ({ question, answer }));
    const { data } = await finishCheck({ variables: { input: { version, locale, submissionID, answers } } });
    // The visitor left.
    if (!sent.isConnected) return;
    if (!data) throw new Error('No response');
    const { token, errors } = data.finishCheck;
    if (token !== null) return location.assign(resultPath({ locale, token }));
    const found = toProblem(
      errors.map(({ property }) => property),
      given,
    );
    // Only a new document has the questions of today.
    if (found.kind === 'invalid') return sent.submit();
    setProblem(found);
    setSending(false);
  };

  return {
    problem,
    isSending,
    forgetProblem: () => setProblem(null),
    finish: (submissionID: string): void => {
      const sent = form.current;
      if (!sent || isSent.current) return;
      setSending(true);
      // Where the client fails, an ordinary form gets the server's explanation.
      send(sent, submissionID).catch(() => sent.submit());
    },
  };
}
