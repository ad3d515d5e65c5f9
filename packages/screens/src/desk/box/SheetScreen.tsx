import type { BoxSheet, DeskMosque } from '@minaret/contract/desk'
import { useDeskQuery, useDraft } from '@minaret/domain/desk'
import { LineLink } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading } from '../frame/index.ts'
import { ClosedSheet } from './ClosedSheet.tsx'
import { OpenSheet } from './OpenSheet.tsx'
import { parseSheetDraft, type SheetForm } from './sheetForm.ts'
import { sheetQueryOptions } from './sheetQueryOptions.ts'

/** One counting sheet: editable while it is open, read-only afterwards. */
export function SheetScreen({
  mosque,
  sheet,
  onLeave,
}: {
  mosque: DeskMosque
  sheet: string
  /** Called once the sheet is closed or deleted. */
  onLeave(): void
}) {
  const { t } = useMessages('desk', 'deskBox')
  const query = useDeskQuery('boxSheetView', { mosque: mosque.slug, sheet }, sheetQueryOptions)
  return (
    <DeskFrame mosque={mosque} page="box" title={t.deskBox.title}>
      <LineLink href={deskPath(mosque.slug, 'box')}>{t.deskBox.back}</LineLink>
      {query.data ? (
        <Sheet
          key={query.data.id}
          mosque={mosque}
          sheet={query.data}
          reload={async () => (await query.refetch()).data}
          onLeave={onLeave}
        />
      ) : (
        <>
          <h1>{t.deskBox.title}</h1>
          <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
        </>
      )}
    </DeskFrame>
  )
}

function Sheet(props: {
  mosque: DeskMosque
  sheet: BoxSheet
  reload(): Promise<BoxSheet | undefined>
  onLeave(): void
}) {
  const { t, format } = useMessages('desk', 'deskBox')
  const { mosque, sheet } = props
  const { date } = format.day(sheet.day)
  const draft = useDraft<SheetForm>({
    mosque: mosque.slug,
    form: `box.${sheet.id}`,
    title: t.deskBox.sheet.draft({ day: date }),
    path: `${deskPath(mosque.slug, 'box')}/${sheet.id}`,
    parse: parseSheetDraft,
  })
  return (
    <>
      <h1>{t.deskBox.sheet.title({ day: date })}</h1>
      {sheet.state !== 'open' ? (
        <ClosedSheet mosque={mosque} sheet={sheet} />
      ) : draft.isLoading ? (
        <Loading hasFailed={false} retry={() => {}} />
      ) : (
        <OpenSheet {...props} draft={draft} />
      )}
    </>
  )
}
