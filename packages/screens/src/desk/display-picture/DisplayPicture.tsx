import type { DisplayOrientation } from '@minaret/contract/desk'
import styles from './displayPicture.module.css'

export type DisplayPictureProps = {
  /** The SVG rendered by the server. */
  svg: string
  orientation: DisplayOrientation
  /** The alt text. */
  alt: string
  caption: string
  /** Whether a newer picture is loading. */
  busy?: boolean
}

/** The content of a display as an image, in which no script runs. */
export function DisplayPicture({ svg, orientation, alt, caption, busy = false }: DisplayPictureProps) {
  return (
    <figure className={styles.figure} data-orientation={orientation} aria-busy={busy || undefined}>
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={alt} />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
