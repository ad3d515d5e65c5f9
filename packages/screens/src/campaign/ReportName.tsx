import { useReportSupporter } from '@minaret/domain'
import { useHydrated } from '../app/useHydrated.ts'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './campaign.module.css'

/** Lets a visitor tell the mosque of a name that should not stand on its page. It needs a script, so it waits for one. */
export function ReportName({ id, supporterRef }: { id: string; supporterRef: string }) {
  const { t } = useWords('campaigns')
  const here = useHydrated()
  const report = useReportSupporter(id)
  const { report: label, reported } = t.campaigns.one
  if (!here) return null
  if (report.status === 'success')
    return (
      <p ref={focusOnce} tabIndex={-1} role="status">
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

/** The button is gone: whoever pressed it by keyboard stays where it was. */
const focusOnce = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
