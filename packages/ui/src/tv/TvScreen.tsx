import { type CSSProperties, memo, type ReactNode, useId } from 'react'
import { girih } from '../pattern/girih.ts'
import './fonts.css'
import styles from './tv.module.css'

/** The orientation of the screen. */
export type TvOrientation = 'landscape' | 'portrait'

export interface TvScreenProps {
  /** The screen's orientation. */
  orientation: TvOrientation
  /** The picture's offset against burn-in, each from -1 to 1. It moves by whole pixels, a few per hour. */
  drift?: { x: number; y: number }
  /** `night` dims everything, `dark` is black: during prayer, or if there is nothing to show. */
  light?: 'day' | 'night' | 'dark'
  /** Whether there are warnings, which leave less room for the rest. */
  hasWarnings?: boolean
  /** Whether there is no card, which leaves more room for the rest. */
  isCardless?: boolean
  /** Seed of the background pattern; undefined for none. */
  seed?: string
  /** The content. */
  children: ReactNode
}

/** The maximum offset against burn-in, in pixels on a screen 1080 pixels high. */
const maxDrift = 9

/** The background pattern, with this stylesheet's rules: `Pattern` uses features that old engines lack. */
const BackgroundPattern = memo(function BackgroundPattern({ seed }: { seed: string }) {
  const id = useId()
  const { size, path } = girih({ seed })
  return (
    <svg className={styles.backgroundPattern} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" patternTransform="scale(7)">
          <path d={path} fill="none" stroke="currentColor" strokeWidth="0.25" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
})

/** The whole screen, readable from ten metres. Its sizes are relative to the screen, and its content moves slowly. */
export function TvScreen({
  orientation,
  drift = { x: 0, y: 0 },
  light = 'day',
  hasWarnings,
  isCardless,
  seed,
  children,
}: TvScreenProps) {
  const [x, y] = [Math.round(drift.x * maxDrift), Math.round(drift.y * maxDrift)]
  const driftStyle: CSSProperties = { transform: `translate(${x}px, ${y}px)` }
  return (
    <div
      className={styles.tv}
      data-orientation={orientation}
      data-night={light === 'night' || undefined}
      data-light={light}
      data-warned={hasWarnings || undefined}
      data-bare={isCardless || undefined}
    >
      {seed !== undefined && <BackgroundPattern seed={seed} />}
      <div className={styles.drift} style={driftStyle}>
        {children}
      </div>
    </div>
  )
}
