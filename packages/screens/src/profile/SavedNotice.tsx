import { Notice } from '@minaret/ui'
import { useEffect, useRef } from 'react'
import styles from './profile.module.css'

/** The confirmation after saving. It takes the focus, because its form has been remounted. */
export function SavedNotice({ children }: { children: string }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    container.current?.focus({ preventScroll: true })
    container.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={container} tabIndex={-1} role="status" className={styles.notice} data-ring="">
      <Notice tone="success" title={children} />
    </div>
  )
}
