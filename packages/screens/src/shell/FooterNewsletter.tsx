import { Card } from '@minaret/ui'
import { useState } from 'react'
import { NewsletterForm } from '../newsletter/index.ts'
import styles from './shell.module.css'

/** How far below the window the form begins to load. */
const nearby = '400px'

/** The newsletter's form at the foot of every page: its code comes when somebody comes near it, and with no page before. */
export function FooterNewsletter() {
  const [near, setNear] = useState(false)
  const watch = (element: HTMLDivElement | null) => {
    if (!element || near) return
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: nearby },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }
  return (
    <Card className={styles.newsletter} ref={watch} data-near={near || undefined}>
      {near && <NewsletterForm place="footer" />}
    </Card>
  )
}
