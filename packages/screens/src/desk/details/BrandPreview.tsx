import { Brand, type HeaderLogo, Link, Pattern } from '@minaret/ui'
import { makePalettes, type Palette } from '@minaret/ui/theme'
import type { CSSProperties } from 'react'
import { useMessages } from '../../app/index.ts'
import styles from './details.module.css'

export type BrandPreviewProps = {
  name: string
  /** `#rrggbb`. */
  colour: string
  /** The logo, as `data:image/…`. */
  logo?: string
  shape: HeaderLogo['shape']
}

const toKebabCase = (name: string) => name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)

/** A palette as the custom properties of one element. */
const customProperties = (palette: Palette, scheme: 'light' | 'dark'): CSSProperties => ({
  colorScheme: scheme,
  ...Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--${toKebabCase(name)}`, value])),
})

/** The website's header, a button and a card in the mosque's colours, in light and dark. */
export function BrandPreview({ name, colour, logo, shape }: BrandPreviewProps) {
  const { t } = useMessages('deskDetails')
  const texts = t.deskDetails.preview
  const palettes = makePalettes(colour)
  return (
    <section aria-labelledby="brand-preview">
      <h2 id="brand-preview" className={styles.heading}>
        {texts.title}
      </h2>
      <p className={styles.hint}>{texts.hint}</p>
      <div className={styles.schemes}>
        {(['light', 'dark'] as const).map((scheme) => (
          <figure key={scheme} className={styles.scheme}>
            <figcaption>{texts[scheme]}</figcaption>
            <div className={styles.site} style={customProperties(palettes[scheme], scheme)} inert>
              <div className={styles.siteHead}>
                <Brand name={<bdi>{name}</bdi>} logo={{ src: logo, shape }} />
              </div>
              <p className={styles.next}>
                <Pattern seed={name} tile={64} weight={1} fade="edge" className={styles.motif} />
                <span>{texts.next}</span> <b>{texts.time}</b>
              </p>
              <div className={styles.siteCard}>
                <b>{texts.campaign}</b>
                <span className={styles.bar} />
                <span className={styles.donate}>{texts.donate}</span>
              </div>
              <Link href="#brand-preview">{texts.link}</Link>
            </div>
          </figure>
        ))}
      </div>
    </section>
  )
}
