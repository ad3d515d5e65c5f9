import { useDeskAction, useDeskQuery, useDeskSession } from '@minaret/domain/desk'
import { Button, List, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { Loading, useFormatInstant } from '../frame/index.ts'

/** The account's sessions, with buttons to end one or all of the others, for example on a lost phone. */
export function Sessions() {
  const { t } = useMessages('deskSessions')
  const texts = t.deskSessions
  const formatInstant = useFormatInstant()
  const { data: session } = useDeskSession()
  const query = useDeskQuery('sessionList', {}, { staleTime: 0 })
  const end = useDeskAction('otherSessionEnd', { toast: false, refresh: 'sessionList' })
  const endOthers = useDeskAction('otherSessionsEnd', { refresh: 'sessionList' })
  const hasOthers = query.data?.sessions.some(({ current }) => !current)
  return (
    <>
      <h2>{texts.sessions}</h2>
      <p>{texts.sessionsLead}</p>
      {session?.account?.demonstration && <Notice tone="demo">{texts.demonstration}</Notice>}
      {query.data ? (
        <List
          label={texts.sessions}
          rows={query.data.sessions.map(({ id, device, method, createdAt, seenAt, current }) => ({
            id,
            title: current ? texts.currentSession({ device }) : device,
            meta: [
              texts.methods[method],
              texts.since({ at: formatInstant(createdAt) }),
              texts.seen({ at: formatInstant(seenAt) }),
            ].join(' · '),
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
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
      {(hasOthers || endOthers.isPending) && (
        <Button tone="danger" busy={endOthers.isPending} onClick={() => endOthers.mutate({})}>
          {texts.endOthers}
        </Button>
      )}
    </>
  )
}
