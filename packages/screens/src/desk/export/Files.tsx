import type { MosqueExport } from '@minaret/contract/desk'
import { useExportFile } from '@minaret/domain/desk'
import { Button, List, Meter } from '@minaret/ui'
import { saveFile, useMessages } from '../../app/index.ts'
import { useFormatInstant } from '../frame/index.ts'
import styles from './export.module.css'

const megabyte = 1_000_000

/** The archives of the last day, with progress and download. */
export function Files({ mosque, exports }: { mosque: string; exports: readonly MosqueExport[] }) {
  const { t } = useMessages('deskExport')
  const texts = t.deskExport
  const file = useExportFile(mosque, 'mosqueExportPart')
  const isDownloading = (id: string) => file.isPending && file.variables.id === id
  return (
    <>
      <h2>{texts.files}</h2>
      <List
        label={texts.files}
        empty={null}
        rows={exports.map((mosqueExport) => ({
          id: mosqueExport.id,
          title: <bdi>{mosqueExport.name}</bdi>,
          meta: <Progress mosqueExport={mosqueExport} />,
          action: mosqueExport.state === 'ready' && (
            <Button
              tone="quiet"
              busy={isDownloading(mosqueExport.id)}
              aria-label={texts.downloadOf({ name: mosqueExport.name })}
              onClick={() =>
                file.mutate(
                  { id: mosqueExport.id, parts: mosqueExport.parts },
                  { onSuccess: (parts) => saveFile(mosqueExport.name, parts, 'application/zip') },
                )
              }
            >
              {isDownloading(mosqueExport.id) ? texts.reading : texts.download}
            </Button>
          ),
        }))}
      />
      <p className={styles.hint}>{texts.careful}</p>
    </>
  )
}

function Progress({ mosqueExport: { state, written, total, bytes, until } }: { mosqueExport: MosqueExport }) {
  const { t, format } = useMessages('deskExport')
  const formatInstant = useFormatInstant()
  const texts = t.deskExport
  if (state === 'running')
    return (
      <Meter
        label={texts.writing}
        value={written}
        max={total}
        text={texts.progress({ written: format.number(written), total: format.number(total) })}
      />
    )
  // At least 0.1 MB, because the smallest archive has a README.
  const size = format.number(Math.max(0.1, Math.round((bytes / megabyte) * 10) / 10))
  return <p role="status">{state === 'ready' ? texts.ready({ size, until: formatInstant(until) }) : texts[state]}</p>
}
