import { Notice } from '@minaret/ui'
import { useEffect, useRef } from 'react'
import styles from './profile.module.css'

/** What came of the last press. Takes the focus: the form it stands over has begun anew. */
export function Answered({ children }: { children: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.answer} data-ring="">
      <Notice tone="success" title={children} />
    </div>
  )
}
