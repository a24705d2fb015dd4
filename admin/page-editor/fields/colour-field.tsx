import { useTranslation } from 'react-i18next';
import type { ThemeColour } from '../../../site/shared/content-definition.ts';
import { useLabel } from '../../shared/i18n/labels.ts';
import classes from './colour-field.module.css';
import { contrastOf } from './contrast.ts';
import type { FieldOf, FieldProps } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';
import { paletteColour } from './theme-palette.ts';

/** Grounds of the theme side by side, each by day and at dusk, with its name and the contrast of text on it. */
export function ColourField({
  field,
  name,
  label,
  help,
  value,
  onChange,
  error,
  isReadOnly,
}: FieldProps<FieldOf<'colour'>>) {
  const current = field.colours.find((colour) => colour === value) ?? field.colours[0];
  return (
    <FieldShell name={name} label={label} help={help} error={error} isGroup>
      {({ id, labelID, describedBy }) => (
        <div role="radiogroup" aria-labelledby={labelID} aria-describedby={describedBy} className={classes.swatches}>
          {field.colours.map((colour) => (
            <label key={colour} className={classes.swatch}>
              <input
                type="radio"
                name={id}
                value={colour}
                checked={colour === current}
                disabled={isReadOnly && colour !== current}
                onChange={() => onChange(colour)}
              />
              <Sample colour={colour} />
            </label>
          ))}
        </div>
      )}
    </FieldShell>
  );
}

function Sample({ colour }: { colour: ThemeColour }) {
  const { t, i18n } = useTranslation();
  const labelOf = useLabel();
  const { day, dusk } = paletteColour(colour);
  const contrast = Math.min(contrastOf(day.ground, day.text), contrastOf(dusk.ground, dusk.text));
  const ratio = contrast.toLocaleString(i18n.language, { maximumFractionDigits: 1 });
  return (
    <>
      <span className={classes.sample} aria-hidden>
        {[day, dusk].map(({ ground, text }, index) => (
          <span key={index === 0 ? 'day' : 'dusk'} style={{ background: ground, color: text }}>
            Aa
          </span>
        ))}
      </span>
      <span className={classes.name}>{labelOf(`colours.${colour}`, colour)}</span>
      <span className={classes.contrast}>{t('editor.colour.contrast', { ratio })}</span>
    </>
  );
}
