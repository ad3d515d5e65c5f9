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
