import type { ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Spinner } from './Spinner.tsx'
import styles from './spinner.module.css'

/** How long the configuration may take before the loader says so, in milliseconds (specification, section 9). */
export const loaderTimeout = 50_000

/** How long a page's code may take, in milliseconds (specification, section 9). */
export const chunkTimeout = 120_000

export interface LoaderProps {
  /** What one waits for: "Opening the site". */
  children: ReactNode
  /** Whether it takes longer than it should, or was refused. The spinner stays: it is still being tried. */
  late: boolean
  /** What is said then: "This takes longer than it should." */
  lateText: ReactNode
  /** The words on the button: "Try again". */
  retryLabel: ReactNode
  /** Tries again now. */
  onRetry: () => void
}

/** The spinner of a whole page, by the specification's rules: it stays for as long as it takes, and says so when that is long. */
export function Loader({ children, late, lateText, retryLabel, onRetry }: LoaderProps) {
  return (
    <div className={styles.loader}>
      <Spinner>{children}</Spinner>
      <div role="alert" className={styles.late}>
        {late && (
          <>
            <p>{lateText}</p>
            <Button onClick={onRetry}>{retryLabel}</Button>
          </>
        )}
      </div>
    </div>
  )
}
