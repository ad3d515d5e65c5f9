import type { Approval, DeskMosque } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Link, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { deskPath, useFormatInstant } from '../frame/index.ts'
import { useDescribeDeadline } from './useDescribeDeadline.ts'

export type RequestsWaitingProps = {
  mosque: DeskMosque
  /** The kinds of change that the page makes, such as `bankDetails`. */
  kinds: readonly string[]
}

/** Pending requests, shown beside their settings to avoid duplicate requests; renders nothing if there are none. */
export function RequestsWaiting({ mosque, kinds }: RequestsWaitingProps) {
  const { data } = useDeskQuery(
    'approvalList',
    { mosque: mosque.slug },
    { staleTime: 0, enabled: mayUse('approvalList', mosque.roles) },
  )
  const requests = (data?.waiting ?? []).filter(({ kind }) => kinds.includes(kind))
  return <RequestNotices mosque={mosque} requests={requests} />
}

/** Notices of pending requests: requester, due date, and a link for staff who may open Approvals. */
export function RequestNotices({ mosque, requests }: { mosque: DeskMosque; requests: readonly Approval[] }) {
  const { t } = useMessages('deskApprovals')
  const texts = t.deskApprovals
  const formatInstant = useFormatInstant()
  const describeDeadline = useDescribeDeadline()
  const link = <Link href={deskPath(mosque.slug, 'approvals')}>{texts.open}</Link>
  return requests.map((request) => {
    const { id, sentence, self, requestedBy, requestedAt } = request
    return (
      <Notice key={id} title={sentence} action={mayUse('approvalList', mosque.roles) ? link : undefined}>
        <p>
          {self
            ? texts.byYou({ at: formatInstant(requestedAt) })
            : texts.by({ name: requestedBy, at: formatInstant(requestedAt) })}
        </p>
        <p>{describeDeadline(request)}</p>
      </Notice>
    )
  })
}
