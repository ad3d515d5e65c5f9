import clsx from 'clsx'
import { useCallback, useState } from 'react'
import { Pattern } from '../pattern/Pattern.tsx'
import styles from './picture.module.css'

/** A picture as the server offers it. */
export interface PictureImage {
  /** The one every browser reads. */
  src: string
  /** What it shows; empty when the words beside it already say it. */
  alt: string
  /** Its own width in pixels; with the height it keeps its place. */
  width: number
  /** Its own height in pixels. */
  height: number
  /** The same in other widths, as in `srcset`. */
  srcSet?: string
  /** The same in AVIF, as in `srcset`. */
  avif?: string
  /** The same in WebP, as in `srcset`. */
  webp?: string
  /** How wide it stands on the page, as in `sizes`. Default `100vw`. */
  sizes?: string
  /** The point that stays in view where the picture is cut, as `object-position`; the middle without one. */
  focus?: string
  /** What stands there until it has come: a colour, or a tiny picture as a data URI. */
  placeholder?: string
}

export interface PictureProps {
  /** The picture; without one, or when it does not come, the pattern of `seed` stands there. */
  image?: PictureImage
  /** What the picture belongs to, usually its id: its pattern is always the same. */
  seed: string
  /** Above the fold: asked for at once and before others. At most one or two on a page. */
  priority?: boolean
  /** The shape of its place as `aspect-ratio`: "4 / 3"; the picture fills it. Default: the picture's own. */
  ratio?: string
  className?: string
}

const ground = (placeholder: string) =>
  placeholder.startsWith('data:') ? { backgroundImage: `url("${placeholder}")` } : { backgroundColor: placeholder }

/** A responsive picture in a place of its own size: nothing moves when it comes, and nothing is broken when it does not. */
export function Picture({ image, seed, priority, ratio, className }: PictureProps) {
  const [failed, setFailed] = useState<string>()
  const src = image?.src

  // The server's picture may have failed before this ran. An SVG without a size has no natural width either: so it is asked.
  const check = useCallback(
    (element: HTMLImageElement | null) => {
      if (element?.complete && element.naturalWidth === 0) element.decode().catch(() => setFailed(src))
    },
    [src],
  )

  const there = image && failed !== image.src
  const shape = ratio ?? (image ? `${image.width} / ${image.height}` : '16 / 9')
  return (
    <span
      className={clsx(styles.place, className)}
      style={{ aspectRatio: shape, ...(there && image.placeholder ? ground(image.placeholder) : {}) }}
      {...(!there && image?.alt ? { role: 'img', 'aria-label': image.alt } : {})}
    >
      {there ? (
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
            onError={() => setFailed(image.src)}
          />
        </picture>
      ) : (
        <Pattern seed={seed} tile={104} weight={1.5} filled />
      )}
    </span>
  )
}
