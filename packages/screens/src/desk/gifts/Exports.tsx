import type { GiftExport } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery, useExportFile } from '@minaret/domain/desk'
import { Button, ButtonRow, List } from '@minaret/ui'
import { saveFile, useMessages } from '../../app/index.ts'
import styles from './gifts.module.css'
import type { GiftFilter } from './filter.ts'

const mediaTypes: Readonly<Record<GiftExport['format'], string>> = {
  csv: 'text/csv;charset=utf-8',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
}
/** Polling interval while an export is being written, in milliseconds. */
const pollInterval = 1500
const isInProgress = ({ state }: GiftExport) => state === 'waiting' || state === 'running'

const formats = ['csv', 'ods'] as const

/** Exports of the filtered gifts: requested here, written in the background, downloaded when ready. */
export function Exports({ mosque, filter }: { mosque: string; filter: GiftFilter }) {
  const { t, format } = useMessages('deskGifts')
  const texts = t.deskGifts.exports
  const start = useDeskAction('giftExportCreate', { refresh: 'giftExportList' })
  const exports = useDeskQuery(
    'giftExportList',
    { mosque },
    { staleTime: 0, poll: (data) => data?.some(isInProgress) && pollInterval },
  )
  const file = useExportFile(mosque, 'giftExportPart')
  const progressText = ({ state, written, total }: GiftExport) => {
    if (state === 'running')
      return texts.running({ written: format.number(written), total: format.number(total), count: total })
    return state === 'ready' ? texts.ready({ count: format.number(written) }) : texts[state]
  }
  const rows = exports.data ?? []
  return (
    <section className={styles.exports} aria-label={texts.title}>
      <ButtonRow>
        {formats.map((kind) => (
          <Button
            key={kind}
            tone="quiet"
            busy={start.isPending && start.variables.body.format === kind}
            onClick={() => start.mutate({ mosque, body: { ...filter, format: kind } })}
          >
            {texts.start[kind]}
          </Button>
        ))}
      </ButtonRow>
      {rows.length > 0 && (
        <>
          <List
            label={texts.title}
            empty={null}
            rows={rows.map((giftExport) => {
              const { id, name, state, parts, requestedAt } = giftExport
              return {
                id,
                title: <bdi>{name}</bdi>,
                meta: (
                  <p role="status">
                    {`${progressText(giftExport)} · `}
                    <time dateTime={requestedAt}>{format.instant(requestedAt).time}</time>
                  </p>
                ),
                action: state === 'ready' && (
                  <Button
                    tone="quiet"
                    busy={file.isPending && file.variables.id === id}
                    onClick={() =>
                      file.mutate(
                        { id, parts },
                        { onSuccess: (contents) => saveFile(name, contents, mediaTypes[giftExport.format]) },
                      )
                    }
                  >
                    {file.isPending && file.variables.id === id ? texts.reading : texts.download}
                  </Button>
                ),
              }
            })}
          />
          <p className={styles.hint}>{texts.hint}</p>
        </>
      )}
    </section>
  )
}
