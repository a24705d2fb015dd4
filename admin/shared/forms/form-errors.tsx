import { ErrorList } from '../errors/index.ts';
import type { Form } from './use-form.ts';

type Props = {
  form: Pick<Form, 'collection' | 'outcome'>;
  /** Heading if there was no response. */
  failure?: string;
  /** Properties whose errors are shown at their own field instead. */
  fieldProperties?: readonly string[];
};

/** The errors of a form that are not shown at a field. */
export function FormErrors({ form, failure, fieldProperties }: Props) {
  return (
    <ErrorList
      collection={form.collection}
      title={form.outcome === 'failed' ? failure : undefined}
      fieldProperties={fieldProperties}
    />
  );
}
