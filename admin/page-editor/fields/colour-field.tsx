import { useTranslation } from 'react-i18next';
import type { ThemeColour } from '../../../site/shared/content-definition.ts';
import { useLabel } from '../../shared/i18n/labels.ts';
import classes from './colour-field.module.css';
import { contrastRatio } from '../content/contrast-ratio.ts';
import type { FieldOfKind, FieldProps } from '../field-parts/field-props.ts';
import { FieldWrapper } from '../field-parts/field-wrapper.tsx';
import { paletteColour } from '../content/theme-palette.ts';

/** A choice of background colours, each in the light and the dark theme, with name and text contrast. */
export function ColourField({
  field,
  name,
  label,
  help,
  value,
  onChange,
  error,
  isReadOnly,
}: FieldProps<FieldOfKind<'colour'>>) {
  const current = field.colours.find((colour) => colour === value) ?? field.colours[0];
  return (
    <FieldWrapper name={name} label={label} help={help} error={error} isGroup>
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
    </FieldWrapper>
  );
}

function Sample({ colour }: { colour: ThemeColour }) {
  const { t, i18n } = useTranslation();
  const labelOf = useLabel();
  const { light, dark } = paletteColour(colour);
  const contrast = Math.min(contrastRatio(light.background, light.text), contrastRatio(dark.background, dark.text));
  const ratio = contrast.toLocaleString(i18n.language, { maximumFractionDigits: 1 });
  return (
    <>
      <span className={classes.sample} aria-hidden>
        {[light, dark].map(({ background, text }, index) => (
          <span key={index === 0 ? 'light' : 'dark'} style={{ background, color: text }}>
            Aa
          </span>
        ))}
      </span>
      <span className={classes.name}>{labelOf(`colours.${colour}`, colour)}</span>
      <span className={classes.contrast}>{t('editor.colour.contrast', { ratio })}</span>
    </>
  );
}
