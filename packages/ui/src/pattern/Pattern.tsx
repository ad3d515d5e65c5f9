import clsx from 'clsx'
import { useId } from 'react'
import { girih, type GirihNumbers } from './girih.ts'
import styles from './pattern.module.css'

export interface PatternProps extends Partial<GirihNumbers> {
  /** The seed, for example a cause's id: the same seed always gives the same pattern. */
  seed: string
  /** The size of one tile in CSS pixels; larger is calmer. Default 96. */
  tile?: number
  /** The thickness of the lines in CSS pixels. Default 1.25. */
  weight?: number
  /** Fills the stars and crosses too, to replace a missing picture. Default: only lines. */
  filled?: boolean
  /** `edge` fades out towards the block's end, `radial` towards the edges. */
  fade?: 'none' | 'edge' | 'radial'
  className?: string
}

/** The eight-fold pattern, filling its (positioned) parent, in `currentColor`. Decorative: hidden from assistive technology. */
export function Pattern({
  seed,
  tile = 96,
  weight = 1.25,
  filled,
  fade = 'none',
  className,
  ...numbers
}: PatternProps) {
  const id = useId()
  const { size, path, stars, crosses } = girih({ seed, ...numbers })
  const scale = tile / size
  return (
    <svg
      className={clsx(styles.pattern, className)}
      data-fade={fade}
      aria-hidden="true"
      focusable="false"
      data-print="hide"
    >
      <defs>
        <pattern
          id={id}
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${scale.toFixed(3)})`}
        >
          {filled && (
            <>
              <path d={stars} fill="currentColor" fillRule="evenodd" opacity="0.22" />
              <path d={crosses} fill="currentColor" opacity="0.5" />
            </>
          )}
          <path
            d={path}
            fill="none"
            stroke="currentColor"
            strokeWidth={(weight / scale).toFixed(3)}
            strokeLinejoin="round"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** An eight-pointed star: the icon for "now" (filled) and "next" (outlined). */
export function Star({ filled = false, className }: { filled?: boolean; className?: string }) {
  return (
    <svg
      className={clsx(styles.star, className)}
      viewBox="0 0 20 20"
      width="16"
      height="16"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M10 1l2.64 2.64h3.72v3.72L19 10l-2.64 2.64v3.72h-3.72L10 19l-2.64-2.64H3.64v-3.72L1 10l2.64-2.64V3.64h3.72z"
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  )
}
