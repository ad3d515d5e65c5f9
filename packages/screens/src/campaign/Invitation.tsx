import { useSupporter } from '@minaret/domain'
import { lazyPart } from '../app/lazyPart.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './campaign.module.css'

const ReportName = lazyPart(async () => (await import('./partsChunk.ts')).ReportName, 'campaigns')

/** Names the supporter whose link the visitor followed; null if the link is unknown. */
export function Invitation({ id, supporterRef }: { id: string; supporterRef: string }) {
  const { t, format } = useMessages('campaigns')
  const { data } = useSupporter(id, supporterRef)
  if (!data) return null
  const { invited, invitedAnonymously } = t.campaigns.one
  return (
    <div className={styles.invitation} data-print="hide">
      <p>{data.name === undefined ? invitedAnonymously : invited({ name: format.inText(data.name) })}</p>
      {data.name !== undefined && <ReportName id={id} supporterRef={supporterRef} />}
    </div>
  )
}
