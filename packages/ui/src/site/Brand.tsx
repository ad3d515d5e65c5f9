import { type ReactNode, useState } from 'react'
import { Star } from '../pattern/Star.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import styles from './brand.module.css'

/** A tenant's logo. */
export interface HeaderLogo {
  /** The image's URL. If undefined, or if it fails to load, the star is shown instead. */
  src?: string
  /** `wide` contains the name, so the text is only for screen readers. Default `square`. */
  shape?: 'square' | 'round' | 'wide'
}

export interface BrandProps {
  /** The name as text, shown beside the logo or instead of it. */
  name: ReactNode
  /** The tenant's logo, before the name. */
  logo?: HeaderLogo
}

/** A tenant's logo and name. */
export function Brand({ name, logo }: BrandProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const src = logo?.src === brokenSrc ? undefined : logo?.src
  const isWide = logo?.shape === 'wide'
  const onBroken = () => setBrokenSrc(src)
  return (
    <>
      {logo && (
        <span className={styles.logo} data-shape={!src && isWide ? 'square' : logo.shape} aria-hidden="true">
          {src ? (
            <img
              src={src}
              alt=""
              onError={onBroken}
              ref={(img) => {
                // It may have failed before hydration. An SVG without a size has no natural width either, but it decodes.
                if (img?.complete && img.naturalWidth === 0) img.decode().catch(onBroken)
              }}
            />
          ) : (
            <Star filled />
          )}
        </span>
      )}
      {src && isWide ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={styles.name}>{name}</span>}
    </>
  )
}
