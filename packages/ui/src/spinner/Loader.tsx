import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Spinner } from './Spinner.tsx'
import styles from './spinner.module.css'

/** The delay before the loader shows a message about a slow configuration, in milliseconds (specification, section 9). */
export const loaderTimeout = 50_000

/** How long a page's code may take, in milliseconds (specification, section 9). */
export const chunkTimeout = 120_000

export interface LoaderProps {
  /** The spinner's text: "Opening the site". */
  children: ReactNode
  /** Whether loading is slow or has failed. The spinner stays, because it is being retried. */
  isDelayed: boolean
  /** The message after that delay: "This takes longer than it should." */
  delayText: ReactNode
  /** The button's label: "Try again". */
  retryLabel: ReactNode
  /** Retries now. */
  onRetry: () => void
}

/** A full-page spinner as specified: it stays as long as loading takes, with a message if that is long. */
export function Loader({ children, isDelayed, delayText, retryLabel, onRetry }: LoaderProps) {
  return (
    <div className={styles.loader}>
      <Spinner>{children}</Spinner>
      <div role="alert" className={styles.delay}>
        {isDelayed && (
          <>
            <p>{delayText}</p>
            <Button onClick={onRetry}>{retryLabel}</Button>
          </>
        )}
      </div>
    </div>
  )
}
