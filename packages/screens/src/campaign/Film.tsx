import { Picture, type PictureImage } from '@minaret/ui'
import { useState } from 'react'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './campaign.module.css'

export type FilmProps = {
  /** Where it is: on the mosque's own site, or on another's. */
  href: string
  /** What stands there until somebody presses it. */
  poster?: PictureImage
  /** Seed of the pattern, where there is no poster. */
  seed: string
  /** What it is about, for those who listen. */
  title: string
}

/** Whether a film is the site's own file, which plays in the page: another's brings its scripts, and is opened there. */
const playsHere = (href: string, origin: string) =>
  URL.canParse(href, origin) && new URL(href, origin).origin === origin && /\.(?:mp4|webm|m4v|mov)$/i.test(href)

/** A film: nothing of it is loaded before somebody presses. Then it plays in its place, or is opened where it is. */
export function Film({ href, poster, seed, title }: FilmProps) {
  const { t, format } = useWords('campaigns')
  const { origin } = usePlace()
  const [plays, setPlays] = useState(false)
  const own = playsHere(href, origin)
  const site = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : undefined
  if (plays)
    return (
      <video
        className={styles.film}
        src={href}
        poster={poster?.src}
        aria-label={title}
        controls
        autoPlay
        playsInline
        ref={focusOnce}
      >
        {/* Captions lie beside the film, under its name; a film without any shows none. */}
        <track kind="captions" src={href.replace(/\.\w+$/, '.vtt')} />
      </video>
    )
  return (
    <a
      className={styles.poster}
      data-acts={own ? '' : undefined}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        if (!own || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        setPlays(true)
      }}
    >
      <Picture image={poster} seed={seed} ratio="16 / 9" priority />
      <span className={styles.play} data-print="hide">
        <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
          <circle cx="24" cy="24" r="23" fill="currentColor" />
          <path d="M19 14l16 10-16 10z" className={styles.triangle} />
        </svg>
        <span>
          {t.campaigns.one.watch}
          {!own && site && (
            <span className={styles.site}> {t.campaigns.one.watchAt({ site: format.inText(site) })}</span>
          )}
        </span>
      </span>
    </a>
  )
}

const focusOnce = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
