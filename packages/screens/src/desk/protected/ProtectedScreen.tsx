import type { DeskMosque } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { LineLink, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { RequestsWaiting } from '../approvals/index.ts'
import { DeskFrame, deskPath, Loading, Sections } from '../frame/index.ts'
import { BankDetails } from './BankDetails.tsx'
import { OtherWebsites } from './OtherWebsites.tsx'
import styles from './protected.module.css'

export type ProtectedScreenProps = { mosque: DeskMosque }

/** Settings that are a target for fraud: one owner requests a change, and another approves it. */
export function ProtectedScreen({ mosque }: ProtectedScreenProps) {
  const { t } = useMessages('desk', 'deskProtected')
  const texts = t.deskProtected
  const mayView = mayUse('protectedView', mosque.roles)
  return (
    <DeskFrame mosque={mosque} page="details" title={texts.title}>
      <LineLink href={deskPath(mosque.slug, 'details')}>{texts.back}</LineLink>
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.lead}</p>
      {mayView ? <Settings mosque={mosque} /> : <Notice>{texts.noAccess}</Notice>}
    </DeskFrame>
  )
}

/** The kinds of requests made on this page. */
const requestKinds = ['bankDetails', 'origin']

function Settings({ mosque }: ProtectedScreenProps) {
  const { t } = useMessages('deskProtected')
  const query = useDeskQuery('protectedView', { mosque: mosque.slug })
  const mayRequest = mayUse('bankDetailsRequest', mosque.roles)
  const { data } = query
  if (!data) return <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
  return (
    <>
      {!mayRequest && <Notice>{t.deskProtected.readOnly}</Notice>}
      <Sections>
        <RequestsWaiting mosque={mosque} kinds={requestKinds} />
        <BankDetails mosque={mosque.slug} currentDetails={data.bankDetails} mayRequest={mayRequest} />
        <OtherWebsites mosque={mosque.slug} use="frames" origins={data.frames} mayRequest={mayRequest} />
        <OtherWebsites mosque={mosque.slug} use="calls" origins={data.calls} mayRequest={mayRequest} />
      </Sections>
    </>
  )
}
