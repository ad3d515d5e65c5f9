import clsx from 'clsx'
import { useCallback, useState } from 'react'
import { Pattern } from '../pattern/Pattern.tsx'
import styles from './picture.module.css'

/** A picture with its formats and sizes. */
export interface PictureImage {
  /** The URL in a format that every browser supports. */
  src: string
  /** The alternative text; empty if the adjacent text is equivalent. */
  alt: string
  /** The intrinsic width in pixels; with the height it reserves the space. */
  width: number
  /** The intrinsic height in pixels. */
  height: number
  /** The `srcset` with other widths. */
  srcSet?: string
  /** The `srcset` in AVIF. */
  avif?: string
  /** The `srcset` in WebP. */
  webp?: string
  /** The width on the page, as in `sizes`. Default `100vw`. */
  sizes?: string
  /** The point that stays visible if the picture is cropped, as `object-position`. Default: the centre. */
  focus?: string
  /** Shown until the picture has loaded: a colour, or a tiny picture as a data URI. */
  placeholder?: string
}

export interface PictureProps {
  /** The picture; if undefined, or if it fails to load, the pattern of `seed` is shown. */
  image?: PictureImage
  /** Seed of the pattern, usually the item's id. */
  seed: string
  /** Above the fold: loads at once, with priority. At most one or two on a page. */
  priority?: boolean
  /** The `aspect-ratio` of the box that the picture fills: "4 / 3". Default: the picture's own. */
  ratio?: string
  className?: string
}

const placeholderStyle = (placeholder: string) =>
  placeholder.startsWith('data:') ? { backgroundImage: `url("${placeholder}")` } : { backgroundColor: placeholder }

/** A responsive picture with reserved space: loading causes no layout shift, and failure shows the pattern. */
export function Picture({ image, seed, priority, ratio, className }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const src = image?.src

  // The picture may have failed before hydration. An SVG without a size also has no natural width, so it is decoded to check.
  const check = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth === 0) element.decode().catch(() => setFailedSrc(src))
    },
    [src],
  )

  const isShown = image && failedSrc !== image.src
  const shape = ratio ?? (image ? `${image.width} / ${image.height}` : '16 / 9')
  return (
    <span
      className={clsx(styles.place, className)}
      style={{ aspectRatio: shape, ...(isShown && image.placeholder ? placeholderStyle(image.placeholder) : {}) }}
      {...(!isShown && image?.alt ? { role: 'img', 'aria-label': image.alt } : {})}
    >
      {isShown ? (
        <picture>
          {image.avif && <source type="image/avif" srcSet={image.avif} sizes={image.sizes ?? '100vw'} />}
          {image.webp && <source type="image/webp" srcSet={image.webp} sizes={image.sizes ?? '100vw'} />}
          <img
            src={image.src}
            srcSet={image.srcSet}
            sizes={image.srcSet ? (image.sizes ?? '100vw') : undefined}
            alt={image.alt}
            width={image.width}
            height={image.height}
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : undefined}
            decoding="async"
            style={image.focus ? { objectPosition: image.focus } : undefined}
            ref={check}
            onError={() => setFailedSrc(image.src)}
          />
        </picture>
      ) : (
        <Pattern seed={seed} tile={104} weight={1.5} filled />
      )}
    </span>
  )
}
