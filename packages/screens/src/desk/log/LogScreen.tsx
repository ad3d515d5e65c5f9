import type { DeskMosque } from '@minaret/contract/desk'
import { useDeskPages } from '@minaret/domain/desk'
import { Button, EmptyState, List } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, Loading, useFormatInstant, useUndo } from '../frame/index.ts'

/** Changes by a mosque's staff, newest first, with undo buttons. */
export function LogScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('desk')
  const formatInstant = useFormatInstant()
  const log = useDeskPages('logList', { mosque: mosque.slug })
  const undo = useUndo()
  const entries = log.data?.pages.flatMap(({ items }) => items)
  return (
    <DeskFrame mosque={mosque} page="log" title={t.desk.log.title}>
      <h1>{t.desk.log.title}</h1>
      <p>{t.desk.log.lead}</p>
      {entries ? (
        <List
          rows={entries.map(({ id, at, sentence, undoable }) => ({
            id,
            title: sentence,
            meta: <time dateTime={at}>{formatInstant(at)}</time>,
            action: undoable ? (
              <Button
                tone="quiet"
                busy={undo.isPending && undo.variables.entry === id}
                onClick={() => undo.mutate({ mosque: mosque.slug, entry: id })}
              >
                {t.desk.undo.undo}
              </Button>
            ) : undefined,
          }))}
          empty={
            <EmptyState seed="log" title={t.desk.log.empty}>
              {t.desk.log.emptyHint}
            </EmptyState>
          }
        />
      ) : (
        <Loading hasFailed={log.isError} retry={() => void log.refetch()} />
      )}
      {log.hasNextPage && (
        <Button tone="quiet" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {t.desk.log.more}
        </Button>
      )}
    </DeskFrame>
  )
}
