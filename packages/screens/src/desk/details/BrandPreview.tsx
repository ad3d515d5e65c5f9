import { Link, Pattern } from '@minaret/ui'
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
  shape: string
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
                <span className={styles.logo} data-shape={shape}>
                  {logo ? <img src={logo} alt="" /> : <PlaceholderLogo />}
                </span>
                <b dir="auto">{name}</b>
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

/** The star shown for a mosque without a logo. */
const PlaceholderLogo = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path
      fill="currentColor"
      d="M10 1l2.64 2.64h3.72v3.72L19 10l-2.64 2.64v3.72h-3.72L10 19l-2.64-2.64H3.64v-3.72L1 10l2.64-2.64V3.64h3.72z"
    />
  </svg>
)
