import type { DeskMosque, DeskToday } from '@minaret/contract/desk'
import { mayUse } from '@minaret/plans'
import { Link, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { useFormatInstant, useJoinedList } from '../frame/index.ts'

/** A notice to staff that installation owners have support access, with their names and its end. */
export function SupportNotice({ mosque, support }: { mosque: DeskMosque; support: NonNullable<DeskToday['support']> }) {
  const { t, format } = useMessages('deskSupport')
  const joinList = useJoinedList()
  const { title, text, anyOwner, manage } = t.deskSupport.today
  const formatInstant = useFormatInstant()
  // A user with support access sees a notice on every page instead.
  if (mosque.supportUntil !== undefined) return null
  return (
    <Notice tone="warning" title={title({ until: formatInstant(support.until) })}>
      <p>{support.names.length > 0 ? text({ names: joinList(support.names.map(format.inText)) }) : anyOwner}</p>
      {mayUse('supportView', mosque.roles) && (
        <p>
          <Link href={`/${mosque.slug}/details/support`}>{manage}</Link>
        </p>
      )}
    </Notice>
  )
}
