import { Picture, type PictureImage } from '@minaret/ui'
import { useState } from 'react'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './campaign.module.css'

export type FilmProps = {
  /** The URL, on the mosque's own site or another. */
  href: string
  /** The image before it plays. */
  poster?: PictureImage
  /** Seed of the pattern without a poster. */
  seed: string
  /** The label for screen readers. */
  title: string
}

/** Whether a film is a file of this site, which plays in the page. Other sites bring scripts, so they open in a new tab. */
const isPlayableHere = (href: string, origin: string) =>
  URL.canParse(href, origin) && new URL(href, origin).origin === origin && /\.(?:mp4|webm|m4v|mov)$/i.test(href)

/** A film that loads only when pressed: it then plays in place, or opens on its own site. */
export function Film({ href, poster, seed, title }: FilmProps) {
  const { t, format } = useMessages('campaigns')
  const { origin } = usePageLocation()
  const [isPlaying, setPlaying] = useState(false)
  const isOwnFile = isPlayableHere(href, origin)
  const site = URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : undefined
  if (isPlaying)
    return (
      <video
        className={styles.film}
        src={href}
        poster={poster?.src}
        aria-label={title}
        controls
        autoPlay
        playsInline
        ref={focusOnMount}
      >
        {/* The captions file has the film's name; without the file there are no captions. */}
        <track kind="captions" src={href.replace(/\.\w+$/, '.vtt')} />
      </video>
    )
  return (
    <a
      className={styles.poster}
      data-acts={isOwnFile ? '' : undefined}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={(event) => {
        if (!isOwnFile || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        setPlaying(true)
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
          {!isOwnFile && site && (
            <span className={styles.site}> {t.campaigns.one.watchAt({ site: format.inText(site) })}</span>
          )}
        </span>
      </span>
    </a>
  )
}

const focusOnMount = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
