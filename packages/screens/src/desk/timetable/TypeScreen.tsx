import type { DeskMonth, DeskMosque } from '@minaret/contract/desk'
import { useDeskQuery, useDraft } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, ConfirmDialog, LineLink, Notice, RadioGroup, Select } from '@minaret/ui'
import { useState } from 'react'
import { useMessages, type Messages } from '../../app/index.ts'
import { DeskFrame, DraftNote, Loading, monthAfter, todayIn } from '../frame/index.ts'
import { CheckResult } from './CheckResult.tsx'
import { useColumnNames } from './columnNames.ts'
import { timetablePath, typePath } from './paths.ts'
import { Printout } from './Printout.tsx'
import { PaperColumnForm } from './PaperColumnForm.tsx'
import {
  columnCells,
  parsePaperTimes,
  paperColumns,
  paperDays,
  paperTable,
  type PaperTimes,
  withPaperTime,
} from './paperTimes.ts'
import styles from './type.module.css'
import { usePrintout } from './usePrintout.ts'
import { useTimetableCheck } from './useTimetableCheck.ts'

export type TypeTimetableScreenProps = { mosque: DeskMosque }

/** Number of selectable months: from last month, whose printout may still be in use, into next year, which is printed early. */
const monthsAhead = 14

/** Form for typing in a month of a printed timetable, by column beside its picture, with current times as placeholders. */
export function TypeTimetableScreen({ mosque }: TypeTimetableScreenProps) {
  const { t, format } = useMessages('desk', 'deskTimetable')
  const texts = t.deskTimetable
  const draft = useDraft({
    mosque: mosque.slug,
    form: 'timetable.typed',
    title: texts.type,
    path: typePath(mosque.slug),
    parse: parsePaperTimes,
  })
  const mayChange = mayUse('timetableReplace', mosque.roles)
  // After a month is saved, the form continues with the next.
  const [savedMonth, setSavedMonth] = useState<string>()
  const initialMonth = savedMonth === undefined ? todayIn(mosque.timeZone).slice(0, 7) : monthAfter(savedMonth, 1)
  const draftTimes = draft.value ?? { month: initialMonth, times: {} }
  return (
    <DeskFrame mosque={mosque} page="times" title={texts.type}>
      <LineLink href={timetablePath(mosque.slug)}>{texts.backToTimetable}</LineLink>
      <h1>{texts.type}</h1>
      {mayChange ? <p className={styles.lead}>{texts.typeLead}</p> : <Notice>{t.desk.day.readOnly}</Notice>}
      {mayChange && draft.isLoading && <Loading hasFailed={false} retry={() => {}} />}
      {mayChange && !draft.isLoading && (
        <>
          <DraftNote restoredFrom={draft.restoredFrom} onDiscard={() => draft.change(undefined)} />
          {savedMonth !== undefined && draft.value === undefined && (
            <Notice tone="success" live="polite" title={texts.monthUsed({ month: monthName(savedMonth, format) })} />
          )}
          <Month mosque={mosque} times={draftTimes} onChange={draft.change} onApplied={setSavedMonth} />
        </>
      )}
    </DeskFrame>
  )
}

/** Formats `2026-12` as month and year. */
function monthName(month: string, format: Messages['format']): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return format.month(year, number)
}

type TypingProps = { mosque: DeskMosque; times: PaperTimes; onChange(times: PaperTimes | undefined): void }
type MonthProps = TypingProps & {
  /** Called once the month is saved to the timetable. @param month `YYYY-MM` */
  onApplied(month: string): void
}

function Month({ mosque, times, onChange, onApplied }: MonthProps) {
  const { t, format } = useMessages('deskTimetable')
  const texts = t.deskTimetable
  const query = useDeskQuery('monthView', { mosque: mosque.slug, month: times.month })
  const printout = usePrintout(mosque.slug)
  const firstMonth = monthAfter(todayIn(mosque.timeZone).slice(0, 7), -1)
  const months = Array.from({ length: monthsAhead }, (_, index) => monthAfter(firstMonth, index))
  const hasTypedTimes = Object.keys(times.times).length > 0
  return (
    <>
      <Select
        label={texts.month}
        value={times.month}
        disabled={hasTypedTimes}
        {...(hasTypedTimes ? { hint: texts.monthFixed } : {})}
        options={[...new Set([...months, times.month])].map((value) => ({ value, label: monthName(value, format) }))}
        onChange={({ target }) => onChange({ month: target.value, times: {} })}
      />
      {hasTypedTimes && <Discard onDiscard={() => onChange(undefined)} />}
      <div className={styles.columns}>
        <Printout printout={printout} />
        {query.data ? (
          <Columns
            mosque={mosque}
            times={times}
            month={query.data}
            onChange={onChange}
            onApplied={() => {
              printout.remove()
              onChange(undefined)
              onApplied(times.month)
            }}
          />
        ) : (
          <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
        )}
      </div>
    </>
  )
}

/** A button that discards the typed times of a month, after confirmation. */
function Discard({ onDiscard }: { onDiscard(): void }) {
  const { t } = useMessages('deskTimetable')
  const texts = t.deskTimetable
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setConfirming(true)}>
        {texts.discardMonth}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={texts.discardTitle}
        confirmLabel={texts.discardMonth}
        cancelLabel={texts.keepMonth}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false)
          onDiscard()
        }}
      >
        {texts.discardText}
      </ConfirmDialog>
    </>
  )
}

type ColumnsProps = TypingProps & { month: DeskMonth; onApplied(): void }

function Columns({ mosque, times, month: { days }, onChange, onApplied }: ColumnsProps) {
  const { t, format } = useMessages('deskTimetable')
  const texts = t.deskTimetable
  const nameOf = useColumnNames()
  const [column, setColumn] = useState<(typeof paperColumns)[number]>('fajr.begins')
  const check = useTimetableCheck(mosque.slug, onApplied)
  const countTyped = (target: typeof column) =>
    columnCells(times, days, target).filter(({ text }) => text !== '').length
  const nextColumn = paperColumns[paperColumns.indexOf(column) + 1]
  const [isFullMonth, setFullMonth] = useState(false)
  const typedDays = paperDays(times, days)
  const [from, to, lastDay] = [typedDays[0]?.date, typedDays.at(-1)?.date, days.at(-1)?.date]
  const isPartial = from !== undefined && to !== undefined && lastDay !== undefined && typedDays.length < days.length
  const table = paperTable(times, days, isFullMonth ? days : typedDays)
  return (
    <div data-checked={check.check ? '' : undefined}>
      <Select
        label={texts.columnToType}
        value={column}
        options={paperColumns.map((value) => ({
          value,
          label: texts.typedOf({ column: nameOf(value), typed: countTyped(value), days: days.length }),
        }))}
        onChange={({ target }) => setColumn(paperColumns.find((option) => option === target.value) ?? column)}
      />
      <PaperColumnForm
        key={column}
        name={nameOf(column)}
        cells={columnCells(times, days, column)}
        next={nextColumn && nameOf(nextColumn)}
        onType={(day, text) => onChange(withPaperTime(times, day, column, text))}
        onNext={() => nextColumn && setColumn(nextColumn)}
      />
      <div className={styles.finish}>
        {table === undefined && <p role="alert">{texts.noTimeSomewhere}</p>}
        {isPartial && (
          <RadioGroup
            legend={texts.daysToSave}
            name="days"
            value={isFullMonth ? 'whole' : 'typed'}
            onChange={(choice) => setFullMonth(choice === 'whole')}
            choices={[
              {
                value: 'typed',
                label:
                  from === to
                    ? texts.typedDay({ day: format.day(from).date })
                    : texts.typedDays({ from: format.day(from).date, to: format.day(to).date }),
              },
              { value: 'whole', label: texts.wholeMonth },
            ]}
          />
        )}
        <Button
          size="large"
          disabled={Object.keys(times.times).length === 0}
          busy={check.isReading}
          onClick={() =>
            table !== undefined &&
            check.runCheck({ name: texts.typedName({ month: monthName(times.month, format) }), text: table })
          }
        >
          {texts.checkTyped}
        </Button>
        <CheckResult state={check} isOwnFormat />
      </div>
    </div>
  )
}
