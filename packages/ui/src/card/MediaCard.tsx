import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Link } from '../link/Link.tsx'
import { girihNumbers } from '../pattern/girih.ts'
import { Picture, type PictureImage } from '../picture/Picture.tsx'
import styles from './card.module.css'

/** The picture of a card. */
export type CardImage = PictureImage

export interface MediaCardProps {
  /** The title and the link's text. */
  title: ReactNode
  /** The link's URL. The whole card is the target, the title is the link. If undefined, the card has no link. */
  href?: string
  /** The title's heading level. Default 3. */
  level?: 2 | 3 | 4
  /** The picture; without one the card shows its own pattern. */
  image?: CardImage
  /** Seed of the pattern, usually the item's id. */
  seed: string
  /** A line above the title: a date, a fund. */
  eyebrow?: ReactNode
  /** One or two sentences. */
  summary?: ReactNode
  /** Content below the text: a meter, a price. */
  children?: ReactNode
  /** What the link does, shown at the bottom as a cue; not a second link. */
  cue?: ReactNode
  /** Above the fold: load the picture at once, with priority. */
  eager?: boolean
  className?: string
}

/** Returns the background of a pattern: its seed picks deep or soft, so that a list varies. */
const plateOf = (seed: string) => (Math.round(girihNumbers(seed).angle * 1000) % 2 === 0 ? 'deep' : 'soft')

/** The width of a card in a `Grid`: full width on a phone, else one of several columns. */
const sizes = '(min-width: 37rem) max(24rem, 27vw), 100vw'

/** A list item as a card, with its picture or its own pattern. */
export function MediaCard(props: MediaCardProps) {
  const { title, href, level = 3, image, seed, eyebrow, summary, children, cue, eager, className } = props
  const Heading = `h${level}` as const
  return (
    <article className={clsx(styles.media, className)}>
      <div className={styles.picture} data-plate={image ? undefined : plateOf(seed)}>
        <Picture image={image && { sizes, ...image }} seed={seed} ratio="16 / 9" priority={eager} />
      </div>
      <div className={styles.text}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading className={styles.title}>
          {href === undefined ? (
            title
          ) : (
            <Link href={href} className={styles.link}>
              {title}
            </Link>
          )}
        </Heading>
        {summary && <p className={styles.summary}>{summary}</p>}
        {children}
        {cue && href !== undefined && (
          <span className={styles.cue} aria-hidden="true">
            {cue}
            <svg viewBox="0 0 20 20" width="20" height="20">
              <path d="M3 10h13M11 5l5 5-5 5" fill="none" stroke="currentColor" strokeWidth="1.75" />
            </svg>
          </span>
        )}
      </div>
    </article>
  )
}
