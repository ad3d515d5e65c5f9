import type { DeskMosque, MosqueExports } from '@minaret/contract/desk'
import { useMosqueExports, useRequestMosqueExport } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, ButtonRow, LineLink, Notice } from '@minaret/ui'
import { useWords } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, useInstant } from '../frame/index.ts'
import styles from './export.module.css'
import { Files } from './Files.tsx'

/** Everything of a mosque as one file: one owner asks for it, another approves it. */
export function ExportScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useWords('deskExport')
  const say = t.deskExport
  const mayView = mayUse('mosqueExportView', mosque.roles)
  const loaded = useMosqueExports(mosque.slug, mayView)
  return (
    <DeskFrame mosque={mosque} page="details" title={say.title}>
      <LineLink href={deskPath(mosque.slug, 'details')}>{say.back}</LineLink>
      <h1>{say.title}</h1>
      <p className={styles.hint}>{say.lead}</p>
      {!mayView && <Notice>{say.mayNotLook}</Notice>}
      {mayView && loaded.data && <Loaded mosque={mosque} found={loaded.data} />}
      {mayView && !loaded.data && <Loading failed={loaded.isError} retry={() => void loaded.refetch()} />}
    </DeskFrame>
  )
}

function Loaded({ mosque, found: { exports, waiting } }: { mosque: DeskMosque; found: MosqueExports }) {
  const { t } = useWords('deskExport')
  const say = t.deskExport
  const request = useRequestMosqueExport(mosque.slug)
  const isOpen = exports.some(({ state }) => state === 'waiting' || state === 'running')
  return (
    <div className={styles.parts}>
      <p>{say.twoOwners}</p>
      <p className={styles.hint}>{say.leftOut}</p>
      {waiting && <Waiting mosque={mosque.slug} waiting={waiting} />}
      {!waiting && !isOpen && (
        <ButtonRow>
          <Button busy={request.isPending} onClick={() => request.mutate()}>
            {request.isPending ? say.asking : say.ask}
          </Button>
        </ButtonRow>
      )}
      {exports.length > 0 && <Files mosque={mosque.slug} exports={exports} />}
    </div>
  )
}

/** Who asked, and what happens next. */
function Waiting({ mosque, waiting }: { mosque: string; waiting: NonNullable<MosqueExports['waiting']> }) {
  const { t, format } = useWords('deskExport')
  const say = t.deskExport
  const { self, requestedBy, requestedAt, dueAt } = waiting
  const at = useInstant()
  return (
    <Notice>
      {self ? say.byYou(at(requestedAt)) : say.by(format.inText(requestedBy), at(requestedAt))}{' '}
      {dueAt ? say.due(at(dueAt)) : self ? say.forAnother : say.forYou}{' '}
      <LineLink href={deskPath(mosque, 'approvals')}>{say.approvals}</LineLink>
    </Notice>
  )
}
