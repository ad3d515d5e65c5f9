import clsx from 'clsx'
import type { ReactNode } from 'react'
import { pin } from '../mark/signs.ts'
import { Mark } from '../mark/Mark.tsx'
import { Pattern } from '../pattern/Pattern.tsx'
import { directionsUrl, type Whereabouts } from './directions.ts'
import styles from './place.module.css'

export interface DirectionsLinkProps {
  /** Where it leads to. */
  to: Whereabouts
  /** Its words: "Directions to the masjid". */
  children: ReactNode
  className?: string
}

/** A link that opens directions in whatever map one has. Nothing of a map's maker is loaded before that. */
export function DirectionsLink({ to, children, className }: DirectionsLinkProps) {
  return (
    <a href={directionsUrl(to)} className={clsx(styles.directions, className)} rel="noopener">
      <Mark line={pin} />
      <span>{children}</span>
    </a>
  )
}

export interface PlaceCardProps {
  /** What it is called: "Masjid an-Noor". */
  name?: ReactNode
  /** The address; a line break in it is one on the page. */
  address: ReactNode
  /** How to come, where to park, which door. */
  children?: ReactNode
  /** Where the link leads; without it there is none. */
  to?: Whereabouts
  /** The link's words: "Directions". Needed with `to`. */
  directions?: ReactNode
  /** Seed of the pattern on its plate. */
  seed: string
  className?: string
}

/** An address with a way to it, beside a plate that says "here" without being a map. */
export function PlaceCard({ name, address, children, to, directions, seed, className }: PlaceCardProps) {
  return (
    <div className={clsx(styles.card, className)}>
      <div className={styles.plate} aria-hidden="true">
        <Pattern seed={seed} tile={88} weight={1.25} />
        <svg viewBox="0 0 40 48" width="40" height="48" className={styles.pin} focusable="false">
          <path d="M20 46c10-12 16-20 16-28a16 16 0 1 0-32 0c0 8 6 16 16 28z" />
          <circle cx="20" cy="18" r="6" />
        </svg>
      </div>
      <div className={styles.words}>
        {name && <p className={styles.name}>{name}</p>}
        <address className={styles.address}>
          <bdi>{address}</bdi>
        </address>
        {children && <div className={styles.soft}>{children}</div>}
        {to && <DirectionsLink to={to}>{directions}</DirectionsLink>}
      </div>
    </div>
  )
}
