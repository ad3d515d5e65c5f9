import type { DeskMosque } from '@minaret/contract/desk'
import { useApprovals } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { List, Section } from '@minaret/ui'
import { useWords } from '../app/index.ts'
import { deskPath } from '../desk-frame/index.ts'
import styles from './today.module.css'

/** What other owners asked for and wait with, and what takes effect by itself: each a way to deciding it. */
export function Approvals({ mosque }: { mosque: DeskMosque }) {
  const { t, format } = useWords('desk')
  const { data } = useApprovals(mosque.slug, mayUse('approvalList', mosque.roles))
  const waiting = data?.waiting.filter(({ self, dueAt }) => !self || dueAt) ?? []
  if (waiting.length === 0) return null
  const due = (instant: string) => {
    const { date, time } = format.instant(instant)
    return t.desk.today.dueAt(`${date}, ${time}`)
  }
  return (
    <Section title={t.desk.today.approvals} className={styles.attention}>
      <List
        rows={waiting.map(({ id, sentence, requestedBy, dueAt }) => ({
          id,
          title: sentence,
          href: deskPath(mosque.slug, 'approvals'),
          meta: dueAt ? due(dueAt) : t.desk.today.askedBy(requestedBy),
        }))}
        empty={null}
      />
    </Section>
  )
}
