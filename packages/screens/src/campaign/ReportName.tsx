import { useReportSupporter } from '@minaret/domain'
import { useHydrated } from '../app/useHydrated.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './campaign.module.css'

/** Reports a supporter's name to the mosque. It needs scripts, so it appears after hydration. */
export function ReportName({ id, supporterRef }: { id: string; supporterRef: string }) {
  const { t } = useMessages('campaigns')
  const isHydrated = useHydrated()
  const report = useReportSupporter(id)
  const { report: label, reported } = t.campaigns.one
  if (!isHydrated) return null
  if (report.status === 'success')
    return (
      <p ref={focusOnMount} tabIndex={-1} role="status">
        {reported}
      </p>
    )
  return (
    <button
      type="button"
      className={styles.report}
      aria-busy={report.status === 'in progress' || undefined}
      onClick={() => report.status !== 'in progress' && void report.run(supporterRef)}
    >
      {label}
    </button>
  )
}

/** Keeps the keyboard focus in place of the button, which has disappeared. */
const focusOnMount = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
