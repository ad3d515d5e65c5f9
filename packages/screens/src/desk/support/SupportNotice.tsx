import type { DeskMosque, DeskToday } from '@minaret/contract/desk'
import { mayUse } from '@minaret/plans'
import { Link, Notice } from '@minaret/ui'
import { useWords } from '../../app/index.ts'
import { useInstant, useSeries } from '../frame/index.ts'

/** For the staff: that whoever runs the installation may look and help now, who they are and until when. */
export function SupportNotice({ mosque, support }: { mosque: DeskMosque; support: NonNullable<DeskToday['support']> }) {
  const { t, format } = useWords('deskSupport')
  const series = useSeries()
  const { title, text, anybody, manage } = t.deskSupport.today
  const at = useInstant()
  // Whoever was let in is told on every page.
  if (mosque.supportUntil !== undefined) return null
  return (
    <Notice tone="warning" title={title({ until: at(support.until) })}>
      <p>{support.names.length > 0 ? text({ names: series(support.names.map(format.inText)) }) : anybody}</p>
      {mayUse('supportView', mosque.roles) && (
        <p>
          <Link href={`/${mosque.slug}/details/support`}>{manage}</Link>
        </p>
      )}
    </Notice>
  )
}
