import { TextField } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import styles from './details.module.css'

/** Suggested colours. */
const suggestedColours = [
  ['green', '#0f6b4f'],
  ['teal', '#0f6e6a'],
  ['blue', '#1f5fa8'],
  ['indigo', '#3b4a9f'],
  ['burgundy', '#8a2740'],
  ['terracotta', '#a4502f'],
  ['gold', '#b07d1a'],
  ['slate', '#44525c'],
] as const

/** Parses a colour code to `#rrggbb`; undefined if it is invalid. */
export function parseColour(text: string): string | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]
  if (digits === undefined) return undefined
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`.toLowerCase()
}

export type ColourFieldProps = { id: string; value: string; error?: string; onChange(next: string): void }

/** The mosque's colour: a suggested one, one from the colour picker, or a colour code. */
export function ColourField({ id, value, error, onChange }: ColourFieldProps) {
  const { t } = useMessages('deskDetails')
  const texts = t.deskDetails.colours
  const selectedColour = parseColour(value)
  return (
    <fieldset className={styles.colours}>
      <legend className={styles.label}>{texts.legend}</legend>
      <div className={styles.swatches}>
        {suggestedColours.map(([name, colour]) => (
          <label key={name} className={styles.swatch}>
            <input
              type="radio"
              name="colour"
              value={colour}
              checked={selectedColour === colour}
              onChange={() => onChange(colour)}
            />
            <span style={{ backgroundColor: colour }} />
            {texts[name]}
          </label>
        ))}
        <label className={styles.swatch}>
          <input
            type="color"
            className={styles.picker}
            value={selectedColour ?? '#0f6e6a'}
            onChange={({ target }) => onChange(target.value)}
          />
          {texts.own}
        </label>
      </div>
      <TextField
        id={id}
        label={texts.hex}
        hint={texts.hexHint}
        error={error}
        dir="ltr"
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </fieldset>
  )
}
