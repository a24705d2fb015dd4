import type { CollectionName } from './error-collections.ts';
import type { ErrorItem } from './error-item.ts';
import { IconAlertCircle } from '@tabler/icons-react';
import classes from './error-list.module.css';
import { isGeneral } from './error-item.ts';
import { useErrors, useErrorText, usePropertyName } from './use-errors.ts';

type Props = {
  collection: CollectionName;
  /** What failed, above the reasons; also shown alone where the failure has none. */
  title?: string | undefined;
  /** Properties whose errors stand at a field of their own, and not here. */
  own?: readonly string[];
};

const none: readonly string[] = [];

/** Some texts (V_01) name the property themselves. */
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

/** The errors of one form: general ones first as sentences, then those of a property with its name. */
export function ErrorList({ collection, title, own = none }: Props) {
  const all = useErrors(collection);
  const errors = all.filter(({ property }) => !own.includes(property));
  const errorText = useErrorText();
  const general = errors.filter(isGeneral);
  const ofProperties = errors.filter((error) => !isGeneral(error));
  const isEmpty = errors.length === 0 && (title === undefined || all.length > 0);
  return (
    // The live region stays in the page, so that a screen reader notices what appears in it.
    <div role="alert" data-collection={collection}>
      {isEmpty ? null : (
        <div className={classes.box}>
          <IconAlertCircle className={classes.icon} size={18} stroke={1.6} aria-hidden />
          <div className={classes.body}>
            {title === undefined ? null : <p className={classes.title}>{title}</p>}
            {general.map((error) => (
              <p key={error.code + (error.message ?? '')}>{errorText(error)}</p>
            ))}
            {ofProperties.length === 0 ? null : (
              <ul className={classes.list}>
                {ofProperties.map((error) => (
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
