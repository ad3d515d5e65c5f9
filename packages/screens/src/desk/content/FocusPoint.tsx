import type { LibraryFile } from '@minaret/contract/desk'
import { type CSSProperties, type KeyboardEvent, type MouseEvent, useState } from 'react'
import { useContentTexts } from './useContentTexts.ts'
import styles from './form.module.css'

export type FocusPointProps = {
  picture: LibraryFile
  isReadOnly: boolean
  /** Called with the new point, in per cent from the left and from the top. */
  onChange(focus: { x: number; y: number }): void
}

const clampPercent = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))
const centre = { x: 50, y: 50 }
const pointStyle = ({ x, y }: { x: number; y: number }): CSSProperties => ({ left: `${x}%`, top: `${y}%` })

/** A picture with its focus point for cropping, which is set by tapping and moved with the arrow keys. */
export function FocusPoint({ picture, isReadOnly, onChange }: FocusPointProps) {
  const { texts } = useContentTexts()
  const [focus, setFocus] = useState(picture.focus ?? centre)
  const move = (next: { x: number; y: number }) => {
    const clampedFocus = { x: clampPercent(next.x), y: clampPercent(next.y) }
    setFocus(clampedFocus)
    onChange(clampedFocus)
  }
  const onTap = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    // A click from the Enter key has no coordinates.
    if (detail === 0) return
    const bounds = currentTarget.getBoundingClientRect()
    move({ x: ((clientX - bounds.left) / bounds.width) * 100, y: ((clientY - bounds.top) / bounds.height) * 100 })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const offset = { ArrowLeft: [-5, 0], ArrowRight: [5, 0], ArrowUp: [0, -5], ArrowDown: [0, 5] }[event.key]
    if (!offset) return
    event.preventDefault()
    move({ x: focus.x + (offset[0] ?? 0), y: focus.y + (offset[1] ?? 0) })
  }
  const image = <img src={picture.view} alt="" width={picture.width} height={picture.height} />
  if (isReadOnly) return <span className={styles.focus}>{image}</span>
  return (
    <>
      <button
        type="button"
        className={styles.focus}
        aria-label={texts.picture.focusAt({ x: focus.x, y: focus.y })}
        onClick={onTap}
        onKeyDown={onKeyDown}
      >
        {image}
        <span className={styles.point} style={pointStyle(focus)} />
      </button>
      <p className={styles.hint}>{texts.picture.focus}</p>
    </>
  )
}
