import { type CSSProperties, memo, type ReactNode, useId } from 'react'
import { girih } from '../pattern/girih.ts'
import './fonts.css'
import styles from './tv.module.css'

/** Which way the screen hangs. */
export type TvOrientation = 'landscape' | 'portrait'

export interface TvScreenProps {
  /** How the screen hangs. */
  orientation: TvOrientation
  /** Where the picture stands against burn-in: each from -1 to 1. It is moved by whole pixels, a few in an hour. */
  drift?: { x: number; y: number }
  /** `night` dims everything, `dark` is black: people pray, or there is nothing to show. */
  light?: 'day' | 'night' | 'dark'
  /** The screen has something to say of itself, so that there is less room for the rest. */
  warned?: boolean
  /** Nothing is said at the foot, so that there is more room for the rest. */
  bare?: boolean
  /** Seed of the pattern behind everything; without one there is none. */
  seed?: string
  /** What stands on the screen. */
  children: ReactNode
}

/** How far the picture wanders from its place, in pixels of a screen 1080 pixels high. */
const reach = 9

/** The pattern, by this sheet's own rules: the kit's `Pattern` uses what old engines do not know. */
const Ground = memo(function Ground({ seed }: { seed: string }) {
  const id = useId()
  const { size, path } = girih({ seed })
  return (
    <svg className={styles.ground} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" patternTransform="scale(7)">
          <path d={path} fill="none" stroke="currentColor" strokeWidth="0.25" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
})

/** The whole screen, to be read from ten metres. Its sizes are shares of the screen, and what stands on it moves slowly. */
export function TvScreen({
  orientation,
  drift = { x: 0, y: 0 },
  light = 'day',
  warned,
  bare,
  seed,
  children,
}: TvScreenProps) {
  const [x, y] = [Math.round(drift.x * reach), Math.round(drift.y * reach)]
  const moved: CSSProperties = { transform: `translate(${x}px, ${y}px)` }
  return (
    <div
      className={styles.tv}
      data-orientation={orientation}
      data-night={light === 'night' || undefined}
      data-light={light}
      data-warned={warned || undefined}
      data-bare={bare || undefined}
    >
      {seed !== undefined && <Ground seed={seed} />}
      <div className={styles.drift} style={moved}>
        {children}
      </div>
    </div>
  )
}
