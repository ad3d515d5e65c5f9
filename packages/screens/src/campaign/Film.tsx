import { Picture, type PictureImage } from '@minaret/ui'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './campaign.module.css'

export type FilmProps = {
  /** Where it is: on the mosque's own site, or on another's. */
  href: string
  /** What stands there until somebody presses it. */
  poster?: PictureImage
  /** Seed of the pattern, where there is no poster. */
  seed: string
}

/** A film: opened where it is, by a press; nothing of it is loaded before. */
export function Film({ href, poster, seed }: FilmProps) {
  const { t, format } = useWords('campaigns')
  const site = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : undefined
  return (
    <a className={styles.poster} href={href} target="_blank" rel="noopener noreferrer">
      <Picture image={poster} seed={seed} ratio="16 / 9" priority />
      <span className={styles.play}>
        <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
          <circle cx="24" cy="24" r="23" fill="currentColor" />
          <path d="M19 14l16 10-16 10z" className={styles.triangle} />
        </svg>
        <span>
          {t.campaigns.one.watch}
          {site && <span className={styles.site}> {t.campaigns.one.watchAt(format.inText(site))}</span>}
        </span>
      </span>
    </a>
  )
}
