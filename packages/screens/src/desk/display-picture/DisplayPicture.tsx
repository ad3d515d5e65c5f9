import type { DisplayOrientation } from '@minaret/contract/desk'
import styles from './displayPicture.module.css'

export type DisplayPictureProps = {
  /** As the server drew it. */
  svg: string
  orientation: DisplayOrientation
  /** What it is a picture of. */
  alt: string
  caption: string
  /** Whether another one is on its way. */
  busy?: boolean
}

/** What a display shows, as a picture: nothing in it runs. */
export function DisplayPicture({ svg, orientation, alt, caption, busy = false }: DisplayPictureProps) {
  return (
    <figure className={styles.figure} data-orientation={orientation} aria-busy={busy || undefined}>
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={alt} />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
