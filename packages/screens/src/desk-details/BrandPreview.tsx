import { Link } from '@minaret/ui'
import { makePalettes, type Palette } from '@minaret/ui/theme'
import type { CSSProperties } from 'react'
import { useWords } from '../app/index.ts'
import styles from './details.module.css'

export type BrandPreviewProps = {
  name: string
  /** `#rrggbb`; another text leaves the palette as it was. */
  colour: string
  /** The logo, as `data:image/…`. */
  logo?: string
  shape: string
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A palette as the custom properties of one element. */
const properties = (palette: Palette, scheme: 'light' | 'dark'): CSSProperties => ({
  colorScheme: scheme,
  ...Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--${kebab(name)}`, value])),
})

/** The head of the website, a button and a card in the mosque's colours, light and dark. */
export function BrandPreview({ name, colour, logo, shape }: BrandPreviewProps) {
  const { t } = useWords('deskDetails')
  const say = t.deskDetails.preview
  const palettes = makePalettes(colour)
  return (
    <section aria-labelledby="brand-preview">
      <h2 id="brand-preview" className={styles.heading}>
        {say.title}
      </h2>
      <p className={styles.hint}>{say.hint}</p>
      <div className={styles.schemes}>
        {(['light', 'dark'] as const).map((scheme) => (
          <figure key={scheme} className={styles.scheme}>
            <figcaption>{say[scheme]}</figcaption>
            <div className={styles.site} style={properties(palettes[scheme], scheme)} inert>
              <div className={styles.siteHead}>
                <span className={styles.logo} data-shape={shape}>
                  {logo ? <img src={logo} alt="" /> : <Star />}
                </span>
                <b dir="auto">{name}</b>
              </div>
              <p className={styles.next}>
                {say.next} <b>{say.time}</b>
              </p>
              <div className={styles.siteCard}>
                <b>{say.story}</b>
                <span className={styles.bar} />
                <span className={styles.donate}>{say.donate}</span>
              </div>
              <Link href="#brand-preview">{say.link}</Link>
            </div>
          </figure>
        ))}
      </div>
    </section>
  )
}

/** The star that stands for a mosque without a logo. */
const Star = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      fill="currentColor"
      d="M12 2l2.900 4.200L20 5l-1.200 5.100L22 12l-3.200 1.900L20 19l-5.100-1.200L12 22l-2.900-4.200L4 19l1.200-5.100L2 12l3.200-1.900L4 5l5.100 1.200z"
    />
  </svg>
)
