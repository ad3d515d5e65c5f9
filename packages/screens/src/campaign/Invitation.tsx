import { useReportSupporter, useSupporter } from '@minaret/domain'
import { useHydrated } from '../app/useHydrated.ts'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './campaign.module.css'

/** Says who has passed the campaign on, to whoever comes by a supporter's link; nothing where nobody knows the link. */
export function Invitation({ id, supporterRef }: { id: string; supporterRef: string }) {
  const { t, format } = useWords('campaigns')
  const { data } = useSupporter(id, supporterRef)
  if (!data) return null
  const { invited, invitedBySomebody } = t.campaigns.one
  return (
    <div className={styles.invitation} data-print="hide">
      <p>{data.name === undefined ? invitedBySomebody : invited(format.inText(data.name))}</p>
      {data.name !== undefined && <ReportName id={id} supporterRef={supporterRef} />}
    </div>
  )
}

/** Lets a visitor tell the mosque of a name that should not stand on its page. It needs a script, so it waits for one. */
function ReportName({ id, supporterRef }: { id: string; supporterRef: string }) {
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
