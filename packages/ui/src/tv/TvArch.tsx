import { memo, useId } from 'react'
import { girih } from '../pattern/girih.ts'
import { lamps, plate, spandrels, star } from './arch.ts'
import styles from './next.module.css'

export interface TvArchProps {
  /** The number of lit lamps, out of sixty: one per minute of the last hour before a jamaat. */
  litCount: number
  /** Seed of the pattern in the corners, usually the tenant's id. */
  seed: string
}

/**
 * The arch over the next jamaat, whose lamps go out one per minute. It renders only once a minute.
 */
export const TvArch = memo(function TvArch({ litCount, seed }: TvArchProps) {
  const id = useId()
  const { size, path } = girih({ seed })
  return (
    <svg
      className={styles.arch}
      viewBox={`0 0 ${plate.width} ${plate.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" patternTransform="scale(2.6)">
          <path d={path} fill="none" stroke="currentColor" strokeWidth="0.5" />
        </pattern>
      </defs>
      <path className={styles.spandrel} d={spandrels} fillRule="evenodd" />
      <path className={styles.lines} d={spandrels} fillRule="evenodd" fill={`url(#${id})`} />
      {lamps.map((lamp, index) => (
        <path
          key={index}
          className={styles.lamp}
          // Lamps go out from the start side.
          data-out={index < lamps.length - litCount || undefined}
          d={star(lamp, lamp.large ? 11 : 5.5)}
        />
      ))}
    </svg>
  )
})
