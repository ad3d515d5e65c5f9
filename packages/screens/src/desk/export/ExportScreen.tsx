import type { DeskMosque, MosqueExport, MosqueExports } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, ButtonRow, LineLink, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, useFormatInstant } from '../frame/index.ts'
import styles from './export.module.css'
import { Files } from './Files.tsx'

/** Polling interval while an export is being written, in milliseconds. */
const pollInterval = 1500

const isInProgress = ({ state }: MosqueExport) => state === 'waiting' || state === 'running'

/** The export of all of a mosque's data: one owner requests it, another approves it. */
export function ExportScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('deskExport')
  const texts = t.deskExport
  const mayView = mayUse('mosqueExportView', mosque.roles)
  const query = useDeskQuery(
    'mosqueExportView',
    { mosque: mosque.slug },
    {
      staleTime: 0,
      poll: (data) => data?.exports.some(isInProgress) && pollInterval,
      enabled: mayView,
    },
  )
  return (
    <DeskFrame mosque={mosque} page="details" title={texts.title}>
      <LineLink href={deskPath(mosque.slug, 'details')}>{texts.back}</LineLink>
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.lead}</p>
      {!mayView && <Notice>{texts.noAccess}</Notice>}
      {mayView && query.data && <Overview mosque={mosque} overview={query.data} />}
      {mayView && !query.data && <Loading hasFailed={query.isError} retry={() => void query.refetch()} />}
    </DeskFrame>
  )
}

function Overview({
  mosque,
  overview: { exports, waiting: pendingRequest },
}: {
  mosque: DeskMosque
  overview: MosqueExports
}) {
  const { t } = useMessages('deskExport')
  const texts = t.deskExport
  const request = useDeskAction('mosqueExportRequest', { refresh: 'mosque' })
  return (
    <div className={styles.parts}>
      <p>{texts.twoOwners}</p>
      <p className={styles.hint}>{texts.leftOut}</p>
      {pendingRequest && <PendingRequest mosque={mosque.slug} waiting={pendingRequest} />}
      {!pendingRequest && !exports.some(isInProgress) && (
        <ButtonRow>
          <Button busy={request.isPending} onClick={() => request.mutate({ mosque: mosque.slug })}>
            {request.isPending ? texts.asking : texts.ask}
          </Button>
        </ButtonRow>
      )}
      {exports.length > 0 && <Files mosque={mosque.slug} exports={exports} />}
    </div>
  )
}

/** The requester, and what happens next. */
function PendingRequest({
  mosque,
  waiting: request,
}: {
  mosque: string
  waiting: NonNullable<MosqueExports['waiting']>
}) {
  const { t, format } = useMessages('deskExport')
  const texts = t.deskExport
  const { self, requestedBy, requestedAt, dueAt } = request
  const formatInstant = useFormatInstant()
  return (
    <Notice>
      {self
        ? texts.byYou({ at: formatInstant(requestedAt) })
        : texts.by({ name: format.inText(requestedBy), at: formatInstant(requestedAt) })}{' '}
      {dueAt ? texts.due({ at: formatInstant(dueAt) }) : self ? texts.forAnother : texts.forYou}{' '}
      <LineLink href={deskPath(mosque, 'approvals')}>{texts.approvals}</LineLink>
    </Notice>
  )
}
