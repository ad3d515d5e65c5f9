import clsx from 'clsx'
import { lazy, Suspense, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { Picture, type PictureImage } from '../picture/Picture.tsx'
import styles from './gallery.module.css'

/** One picture of a gallery. */
export interface GalleryPicture {
  /** Unique among its siblings; the seed of its placeholder pattern. */
  id: string
  /** The image in the grid; its `alt` is the link's name, so it must not be empty. */
  thumbnail: PictureImage
  /** The image in the lightbox; its `src` is the link's URL. */
  large: PictureImage
  /** The caption in the lightbox. */
  caption?: ReactNode
}

/** The text of the lightbox. */
export interface GalleryLabels {
  /** The lightbox's label: "Pictures". */
  label: string
  /** The close button's label: "Close". */
  close: string
  /** The back button's label: "Previous picture". */
  previous: string
  /** The forward button's label: "Next picture". */
  next: string
  /** Formats the position: `(3, 12)` gives "3 of 12". */
  counter: (number: number, total: number) => string
}

export interface GalleryProps {
  /** The pictures, in order. */
  pictures: readonly GalleryPicture[]
  /** The text of the lightbox. */
  labels: GalleryLabels
  /** How many are above the fold and load at once. Default 0. */
  priority?: number
  className?: string
}

/** The width of a picture in the grid: see `gallery.module.css`. */
const sizes = '(min-width: 40rem) 20rem, 50vw'

const load = () => import('./Lightbox.tsx').then(({ Lightbox }) => ({ default: Lightbox }))
const LazyLightbox = lazy(load)

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * A grid of pictures; each is a link to the large one, so it works without scripts. With scripts the large one opens in a
 * lightbox, a chunk that loads when the pointer first enters a picture.
 */
export function Gallery({ pictures, labels, priority = 0, className }: GalleryProps) {
  const [openIndex, setOpenIndex] = useState<number>()
  const list = useRef<HTMLUListElement>(null)

  const lastIndex = useRef<number>(undefined)

  // Focus returns to the last picture shown, not to the first one opened, as a modal would do.
  useEffect(() => {
    if (openIndex !== undefined || lastIndex.current === undefined) return
    list.current?.querySelectorAll('a')[lastIndex.current]?.focus()
    lastIndex.current = undefined
  }, [openIndex])

  const close = (last: number) => {
    lastIndex.current = last
    setOpenIndex(undefined)
  }

  return (
    <>
      <ul className={clsx(styles.grid, className)} ref={list}>
        {pictures.map(({ id, thumbnail, large }, i) => (
          <li key={id}>
            <a
              href={large.src}
              className={styles.thumbnail}
              data-acts=""
              onPointerEnter={() => void load().catch(() => {})}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                load().then(
                  () => setOpenIndex(i),
                  // Without the chunk the link opens the picture.
                  () => window.location.assign(large.src),
                )
              }}
            >
              <Picture image={{ sizes, ...thumbnail }} seed={id} ratio="4 / 3" priority={i < priority} />
            </a>
          </li>
        ))}
      </ul>
      {openIndex !== undefined && (
        <Suspense>
          <LazyLightbox pictures={pictures} labels={labels} first={openIndex} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
