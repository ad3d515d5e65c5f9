import { useDeskAction, useDeskQuery, useDeskSession } from '@minaret/domain/desk'
import { Button, List, Notice } from '@minaret/ui'
import { useWords } from '../../app/index.ts'
import { Loading, useInstant } from '../frame/index.ts'

/** The account's sessions, with buttons to end others, such as on a lost phone, at once. */
export function Sessions() {
  const { t } = useWords('deskSessions')
  const say = t.deskSessions
  const at = useInstant()
  const { data: session } = useDeskSession()
  const loaded = useDeskQuery('sessionList', {}, { staleTime: 0 })
  const end = useDeskAction('otherSessionEnd', { toast: false, refresh: 'sessionList' })
  const endOthers = useDeskAction('otherSessionsEnd', { refresh: 'sessionList' })
  const hasOthers = loaded.data?.sessions.some(({ current }) => !current)
  return (
    <>
      <h2>{say.where}</h2>
      <p>{say.whereLead}</p>
      {session?.account?.demonstration && <Notice tone="demo">{say.demonstration}</Notice>}
      {loaded.data ? (
        <List
          label={say.where}
          rows={loaded.data.sessions.map(({ id, device, method, createdAt, seenAt, current }) => ({
            id,
            title: current ? say.thisOne({ device }) : device,
            meta: `${say.methods[method]} · ${say.since({ at: at(createdAt) })} · ${say.seen({ at: at(seenAt) })}`,
            action: current ? undefined : (
              <Button
                tone="quiet"
                aria-label={say.endOf({ device })}
                busy={end.isPending && end.variables.id === id}
                onClick={() => end.mutate({ id })}
              >
                {say.end}
              </Button>
            ),
          }))}
          empty={null}
        />
      ) : (
        <Loading failed={loaded.isError} retry={() => void loaded.refetch()} />
      )}
      {(hasOthers || endOthers.isPending) && (
        <Button tone="danger" busy={endOthers.isPending} onClick={() => endOthers.mutate({})}>
          {say.endOthers}
        </Button>
      )}
    </>
  )
}
