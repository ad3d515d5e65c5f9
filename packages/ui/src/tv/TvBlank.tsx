import type { ReactNode } from 'react'
import styles from './blank.module.css'
import { TvScreen, type TvScreenProps } from './TvScreen.tsx'

export interface TvBlankProps extends Pick<TvScreenProps, 'orientation' | 'drift'> {
  /** Why no times are shown. */
  title: ReactNode
  /** What to do, or what happens next. */
  text: ReactNode
}

/** A screen that explains why there are no times, without any of the mosque's data. */
export function TvBlank({ orientation, drift, title, text }: TvBlankProps) {
  return (
    <TvScreen orientation={orientation} drift={drift} light="dark">
      <main className={styles.quiet}>
        <svg className={styles.star} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d="M10 1l2.64 2.64h3.72v3.72L19 10l-2.64 2.64v3.72h-3.72L10 19l-2.64-2.64H3.64v-3.72L1 10l2.64-2.64V3.64h3.72z" />
        </svg>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.more}>{text}</p>
      </main>
    </TvScreen>
  )
}
