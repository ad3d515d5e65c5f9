import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useModal } from '../dialog/useModal.ts'
import { cross } from '../mark/lines.ts'
import { back, onwards } from '../mark/signs.ts'
import { Mark } from '../mark/Mark.tsx'
import type { GalleryPicture, GalleryWords } from './Gallery.tsx'
import styles from './lightbox.module.css'

export interface LightboxProps {
  /** The pictures of the gallery, in their order. */
  pictures: readonly GalleryPicture[]
  /** Its words. */
  words: GalleryWords
  /** Which picture it opens with, from 0. */
  first: number
  /** It has been closed, on this picture. */
  onClose: (last: number) => void
}

/** A strip of pictures scrolls backwards from 0 where the page runs right to left. */
const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** How long after its last movement a swiped strip counts as at rest, in milliseconds. */
const rest = 80

/**
 * One picture at a time over the page. The browser's own parts do the hard things: a modal `dialog` holds the focus and
 * closes by Escape, a snapping strip is swiped by finger in either direction of reading, pinching zooms as it does anywhere.
 */
export function Lightbox({ pictures, words, first, onClose }: LightboxProps) {
  const [index, setIndex] = useState(first)
  const strip = useRef<HTMLUListElement>(null)
  const closing = useRef<HTMLButtonElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = (wanted: number) => {
    const element = strip.current
    const next = Math.min(Math.max(wanted, 0), pictures.length - 1)
    setIndex(next)
    element?.scrollTo({ left: (isRtl(element) ? -1 : 1) * next * element.clientWidth, behavior: 'instant' })
  }

  const dialog = useModal({ initialFocus: closing, required: false, onClose: () => onClose(index) })

  // After `useModal` has opened it: before, the strip has no width.
  useLayoutEffect(() => {
    const element = strip.current
    element?.scrollTo({ left: (isRtl(element) ? -1 : 1) * first * element.clientWidth, behavior: 'instant' })
    return () => clearTimeout(timer.current)
  }, [first])

  // By finger: the picture it came to rest on is the one that is said and whose neighbours are fetched.
  const onScroll = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const element = strip.current
      if (element?.clientWidth) setIndex(Math.round(Math.abs(element.scrollLeft) / element.clientWidth))
    }, rest)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const forwards = isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight'
    const backwards = isRtl(event.currentTarget) ? 'ArrowRight' : 'ArrowLeft'
    const wanted = new Map([
      [forwards, index + 1],
      [backwards, index - 1],
      ['Home', 0],
      ['End', pictures.length - 1],
    ]).get(event.key)
    if (wanted === undefined) return
    event.preventDefault()
    show(wanted)
  }

  return (
    <dialog className={styles.lightbox} aria-label={words.label} aria-modal="true" ref={dialog} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <p role="status">{words.counter(index + 1, pictures.length)}</p>
        <button
          type="button"
          className={styles.control}
          aria-label={words.close}
          ref={closing}
          onClick={() => onClose(index)}
        >
          <Mark line={cross} size={26} />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is to be reached by keyboard */}
      <ul className={styles.strip} tabIndex={0} aria-label={words.label} ref={strip} onScroll={onScroll}>
        {pictures.map(({ id, large, caption }, i) => (
          <li key={id} aria-hidden={i !== index} inert={i !== index}>
            <figure>
              {/* This one and its neighbours: the next step shows a picture, not a wait. */}
              {Math.abs(i - index) <= 1 ? (
                <picture>
                  {large.avif && <source type="image/avif" srcSet={large.avif} sizes="100vw" />}
                  {large.webp && <source type="image/webp" srcSet={large.webp} sizes="100vw" />}
                  <img
                    src={large.src}
                    srcSet={large.srcSet}
                    sizes={large.srcSet && '100vw'}
                    alt={large.alt}
                    width={large.width}
                    height={large.height}
                  />
                </picture>
              ) : (
                <span />
              )}
              <figcaption>{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className={styles.controls}>
          <button
            type="button"
            className={styles.control}
            aria-label={words.previous}
            aria-disabled={index === 0}
            onClick={() => show(index - 1)}
          >
            <Mark line={back} size={26} />
          </button>
          <button
            type="button"
            className={styles.control}
            aria-label={words.next}
            aria-disabled={index === pictures.length - 1}
            onClick={() => show(index + 1)}
          >
            <Mark line={onwards} size={26} />
          </button>
        </div>
      )}
    </dialog>
  )
}
