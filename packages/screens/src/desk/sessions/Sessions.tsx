import { useDeskAction, useDeskQuery, useDeskSession } from '@minaret/domain/desk'
import { Button, List, Notice } from '@minaret/ui'
import { useWords } from '../../app/index.ts'
import { Loading, useInstant } from '../frame/index.ts'

/** The account's sessions, with buttons to end others, such as on a lost phone, at once. */
export function Sessions() {
  const { t } = useWords('deskSessions')
  const texts = t.deskSessions
  const at = useInstant()
  const { data: session } = useDeskSession()
  const loaded = useDeskQuery('sessionList', {}, { staleTime: 0 })
  const end = useDeskAction('otherSessionEnd', { toast: false, refresh: 'sessionList' })
  const endOthers = useDeskAction('otherSessionsEnd', { refresh: 'sessionList' })
  const hasOthers = loaded.data?.sessions.some(({ current }) => !current)
  return (
    <>
      <h2>{texts.where}</h2>
      <p>{texts.whereLead}</p>
      {session?.account?.demonstration && <Notice tone="demo">{texts.demonstration}</Notice>}
      {loaded.data ? (
        <List
          label={texts.where}
          rows={loaded.data.sessions.map(({ id, device, method, createdAt, seenAt, current }) => ({
            id,
            title: current ? texts.thisOne({ device }) : device,
            meta: `${texts.methods[method]} · ${texts.since({ at: at(createdAt) })} · ${texts.seen({ at: at(seenAt) })}`,
            action: current ? undefined : (
              <Button
                tone="quiet"
                aria-label={texts.endOf({ device })}
                busy={end.isPending && end.variables.id === id}
                onClick={() => end.mutate({ id })}
              >
                {texts.end}
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
          {texts.endOthers}
        </Button>
      )}
    </>
  )
}
