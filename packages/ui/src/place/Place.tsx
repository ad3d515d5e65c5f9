import clsx from 'clsx'
import type { ReactNode } from 'react'
import { pin } from '../icon/icons.ts'
import { Icon } from '../icon/Icon.tsx'
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
  className?: string
}

/** An address with a link to directions. It has no picture, because a map would have to be loaded from another server. */
export function PlaceCard({ name, address, children, to, directions, className }: PlaceCardProps) {
  return (
    <div className={clsx(styles.card, className)}>
      {name && <p className={styles.name}>{name}</p>}
      <address className={styles.address}>
        <bdi>{address}</bdi>
      </address>
      {children && <div className={styles.soft}>{children}</div>}
      {to && <DirectionsLink to={to}>{directions}</DirectionsLink>}
    </div>
  )
}
