import { useEffect, useState, type ReactNode } from 'react'
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
  /** How long it stands alone, in milliseconds. Default `loaderTimeout`. */
  timeout?: number
  /** What is said after that: "This takes longer than it should." */
  lateText: ReactNode
  /** The words on the button: "Try again". */
  retryLabel: ReactNode
  /** Tries again; the time starts anew. */
  onRetry: () => void
}

/** The spinner of a whole page, by the specification's rules: it stays for as long as it takes, and after a time says so and offers to try again. */
export function Loader({ children, timeout = loaderTimeout, lateText, retryLabel, onRetry }: LoaderProps) {
  const [attempt, setAttempt] = useState(1)
  const [late, setLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), timeout)
    return () => clearTimeout(timer)
  }, [attempt, timeout])

  return (
    <div className={styles.loader}>
      <Spinner>{children}</Spinner>
      <div role="alert" className={styles.late}>
        {late && (
          <>
            <p>{lateText}</p>
            <Button
              onClick={() => {
                setLate(false)
                setAttempt(attempt + 1)
                onRetry()
              }}
            >
              {retryLabel}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
