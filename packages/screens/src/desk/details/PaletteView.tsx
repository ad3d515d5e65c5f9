import { describeAdjustments, makePalettes, type Palette } from '@minaret/ui/theme'
import { useMessages } from '../../app/index.ts'
import styles from './palette.module.css'

/** The website's colour pairs: text and background. */
const samples = [
  ['buttons', 'onAccent', 'accent'],
  ['links', 'accentText', 'surface'],
  ['highlights', 'onAccentSoft', 'accentSoft'],
  ['plates', 'onDeep', 'deep'],
  ['text', 'ink', 'paper'],
  ['quiet', 'inkSoft', 'sunken'],
] as const satisfies readonly (readonly [string, keyof Palette, keyof Palette])[]

/** @param colour `#rrggbb`, the mosque's colour, from which the others are derived */
export type PaletteViewProps = { colour: string }

/** The palette derived from the mosque's colour, in light and dark, with a sentence about its adjustments. */
export function PaletteView({ colour }: PaletteViewProps) {
  const { t, format } = useMessages('deskDetails')
  const texts = t.deskDetails.palette
  const palettes = makePalettes(colour)
  const { light, dark, isBright, minContrast } = describeAdjustments(colour)
  return (
    <section className={styles.palette} aria-labelledby="palette">
      <h2 id="palette">{texts.title}</h2>
      {(['light', 'dark'] as const).map((scheme) => (
        <ul key={scheme} className={styles.samples} aria-label={t.deskDetails.preview[scheme]}>
          {samples.map(([name, text, background]) => (
            <li key={name} style={{ color: palettes[scheme][text], backgroundColor: palettes[scheme][background] }}>
              {texts[name]}
            </li>
          ))}
        </ul>
      ))}
      <p className={styles.sentence} role="status">
        {texts.inLight[light]} {light !== 'neutral' && isBright && <>{texts.bright} </>}
        {texts.inDark[dark]}{' '}
        {texts.least({ ratio: format.number(Math.floor(minContrast * 10) / 10), needed: format.number(4.5) })}
      </p>
    </section>
  )
}
