import type { ErrorCollectionName } from './error-collections.ts';
import type { ErrorItem } from './error-item.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import classes from './error-list.module.css';
import { isGeneralError } from './error-item.ts';
import { useErrors, useErrorText, usePropertyName } from './use-errors.ts';

type Props = {
  collection: ErrorCollectionName;
  /** Heading above the errors; shown alone if there are none. */
  title?: string | undefined;
  /** Properties whose errors are shown at their own field instead. */
  fieldProperties?: readonly string[];
};

const none: readonly string[] = [];

/** Some texts (V_01) already contain the property's name. */
function PropertyError({ error }: { error: ErrorItem }) {
  const errorText = useErrorText();
  const propertyName = usePropertyName();
  const text = errorText(error);
  const name = propertyName(error);
  return (
    <li>
      {text.includes(name) ? (
        text
      ) : (
        <>
          <strong>{name}:</strong> {text}
        </>
      )}
    </li>
  );
}

/** Errors of a form: general ones first, then those of properties with their names. */
export function ErrorList({ collection, title, fieldProperties = none }: Props) {
  const all = useErrors(collection);
  const errors = all.filter(({ property }) => !fieldProperties.includes(property));
  const errorText = useErrorText();
  const general = errors.filter(isGeneralError);
  const propertyErrors = errors.filter((error) => !isGeneralError(error));
  const isEmpty = errors.length === 0 && (title === undefined || all.length > 0);
  return (
    // The live region is always rendered, so that screen readers announce new content.
    <div role="alert" data-collection={collection}>
      {isEmpty ? null : (
        <div className={classes.box}>
          <IconAlertCircle className={classes.icon} size={18} stroke={1.6} aria-hidden />
          <div className={classes.body}>
            {title === undefined ? null : <p className="ui-weight-580">{title}</p>}
            {general.map((error) => (
              <p key={error.code + (error.message ?? '')}>{errorText(error)}</p>
            ))}
            {propertyErrors.length === 0 ? null : (
              <ul className={classes.list}>
                {propertyErrors.map((error) => (
                  <PropertyError key={`${error.property} ${error.code}`} error={error} />
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
