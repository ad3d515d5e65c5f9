import type { Approval, DeskMosque } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { List, Section } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { deskPath, useFormatInstant } from '../frame/index.ts'
import styles from './today.module.css'

/** Pending requests by other owners and by the user, each with a link to decide or withdraw it. */
export function Approvals({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('desk')
  const { data } = useDeskQuery(
    'approvalList',
    { mosque: mosque.slug },
    { staleTime: 0, enabled: mayUse('approvalList', mosque.roles) },
  )
  const texts = t.desk.today
  const formatInstant = useFormatInstant()
  const metaOf = ({ self, requestedBy, dueAt, expiresAt }: Approval) => {
    if (dueAt) return texts.dueAt({ at: formatInstant(dueAt) })
    return self ? texts.forAnotherOwner({ at: formatInstant(expiresAt) }) : texts.askedBy({ name: requestedBy })
  }
  const pendingRequests = data?.waiting ?? []
  const groups = [
    { title: texts.approvals, requests: pendingRequests.filter(({ self }) => !self) },
    { title: texts.ownRequests, requests: pendingRequests.filter(({ self }) => self) },
  ]
  return groups
    .filter(({ requests }) => requests.length > 0)
    .map(({ title, requests }) => (
      <Section key={title} title={title} className={styles.attention}>
        <List
          rows={requests.map((request) => ({
            id: request.id,
            title: request.sentence,
            href: deskPath(mosque.slug, 'approvals'),
            meta: metaOf(request),
          }))}
          empty={null}
        />
      </Section>
    ))
}
