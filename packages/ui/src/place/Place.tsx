import clsx from 'clsx'
import type { ReactNode } from 'react'
import { pin } from '../icon/icons.ts'
import { Icon } from '../icon/Icon.tsx'
import { Pattern } from '../pattern/Pattern.tsx'
import { directionsUrl, type Destination } from './directions.ts'
import styles from './place.module.css'

export interface DirectionsLinkProps {
  /** The destination. */
  to: Destination
  /** The link's text: "Directions to the masjid". */
  children: ReactNode
  className?: string
}

/** A link that opens directions in the user's maps app. Nothing is loaded from a maps provider before that. */
export function DirectionsLink({ to, children, className }: DirectionsLinkProps) {
  return (
    <a href={directionsUrl(to)} className={clsx(styles.directions, className)} rel="noopener">
      <Icon path={pin} />
      <span>{children}</span>
    </a>
  )
}

export interface PlaceCardProps {
  /** The place's name: "Masjid an-Noor". */
  name?: ReactNode
  /** The address; its line breaks are kept. */
  address: ReactNode
  /** How to get there, parking, entrances. */
  children?: ReactNode
  /** The link's destination; if undefined, there is no link. */
  to?: Destination
  /** The link's text: "Directions". Needed with `to`. */
  directions?: ReactNode
  /** Seed of the pattern. */
  seed: string
  className?: string
}

/** An address with a link to directions, beside a decorative pin. */
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
      <div className={styles.text}>
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
