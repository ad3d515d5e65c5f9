import type { PrayerDay, PrayerMonth } from '@minaret/contract'
import { type Column, columnsOf, timeOf } from './columns.ts'
import { hijriSpans, type HijriSpan, isFriday, type Remark } from './days.ts'
import { InEachLanguage, hijriName, type SheetLanguages, sheetTime, type SheetMessages } from './sheetMessages.tsx'

type TableProps = SheetLanguages & { times: PrayerMonth; remarks: readonly Remark[] }

/** The maximum number of columns of times before they get narrower on the smaller paper. */
const maxWideColumns = 12

/** The days of a month as rows. */
export function SheetTable({ times: month, remarks, ...languages }: TableProps) {
  const { days } = month
  const { first } = languages
  const columns = columnsOf(days)
  const spans = new Map(hijriSpans(days).map((span) => [span.first, span]))
  const isMixed = new Set(days.map(({ source }) => source)).size > 1
  const times = columns.flatMap(({ cells }) => cells).length
  return (
    <table data-crowded={times > maxWideColumns || undefined}>
      <caption className="visually-hidden">
        {first.t.prayer.title}, {first.format.month(month.year, month.month)}
      </caption>
      <Widths times={times} />
      <TableHead columns={columns} {...languages} />
      <tbody>
        {days.map((day) => (
          <Row
            key={day.date}
            day={day}
            columns={columns}
            span={spans.get(day.date)}
            messages={first}
            hasRemark={remarks.some(({ date }) => date === day.date)}
            isCalculated={isMixed && day.source === 'calculated'}
          />
        ))}
      </tbody>
    </table>
  )
}

/** Equal column widths for the times, as far as the headings allow. */
function Widths({ times }: { times: number }) {
  return (
    <colgroup>
      <col span={4} />
      <col span={times} style={{ width: `${((times > maxWideColumns ? 86 : 82) / times).toFixed(1)}%` }} />
    </colgroup>
  )
}

function TableHead({ columns, ...languages }: SheetLanguages & { columns: readonly Column[] }) {
  const renderInLanguages = (pick: (messages: SheetMessages) => string) => (
    <InEachLanguage {...languages} texts={pick} />
  )
  const nameOf = (id: Column['id']) =>
    renderInLanguages(({ t }) => (id === 'imsak' || id === 'taraweeh' ? t.prayer[id] : t.prayer.names[id]))
  const labels = {
    begins: renderInLanguages(({ t }) => t.prayer.begins),
    alone: renderInLanguages(({ t }) => t.prayer.begins),
    jamaat: renderInLanguages(({ t }) => t.prayer.jamaat),
    iftar: renderInLanguages(({ t }) => t.prayer.iftar),
    first: renderInLanguages(({ t }) => t.prayer.mithl.first),
    second: renderInLanguages(({ t }) => t.prayer.mithl.second),
  }
  const isSingle = ({ cells }: Column) => cells.every(({ label }) => label === 'alone')
  // Omits an empty second row, which would take up space.
  const rows = columns.every(isSingle) ? 1 : 2
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={rows} className="day">
          {renderInLanguages(({ t }) => t.prayerSheet.day)}
        </th>
        <th scope="col" rowSpan={rows}>
          {renderInLanguages(({ t }) => t.prayerSheet.date)}
        </th>
        <th scope="colgroup" rowSpan={rows} colSpan={2}>
          {renderInLanguages(({ t }) => t.prayerSheet.hijri)}
        </th>
        {columns.map((column) =>
          isSingle(column) ? (
            <th key={column.id} scope="col" rowSpan={rows} className="edge">
              {nameOf(column.id)}
            </th>
          ) : (
            <th key={column.id} scope="colgroup" colSpan={column.cells.length} className="edge name">
              {nameOf(column.id)}
            </th>
          ),
        )}
      </tr>
      {rows === 2 && (
        <tr>
          {columns.flatMap((column) =>
            isSingle(column)
              ? []
              : column.cells.map(({ cell, label }, index) => (
                  <th key={cell} scope="col" className={index === 0 ? 'edge sub' : 'sub'}>
                    {labels[label]}
                  </th>
                )),
          )}
        </tr>
      )}
    </thead>
  )
}

type RowProps = {
  day: PrayerDay
  columns: readonly Column[]
  /** The Hijri month that starts at this row. */
  span?: HijriSpan
  messages: SheetMessages
  hasRemark: boolean
  isCalculated: boolean
}

function Row({ day, columns, span, messages, hasRemark, isCalculated }: RowProps) {
  const { format } = messages
  const { weekdayShort, number } = format.day(day.date)
  return (
    <tr
      data-date={day.date}
      data-friday={isFriday(day.date) || undefined}
      data-eid={day.eid?.which}
      data-turn={day.hijri.day === 1 || undefined}
    >
      <td className="day">{weekdayShort}</td>
      <th scope="row" className="date">
        {number}
        {(hasRemark || isCalculated) && <span className={isCalculated ? 'ring' : 'mark'} aria-hidden="true" />}
      </th>
      {span && <HijriMonth span={span} messages={messages} />}
      <td className="hijri">{format.number(day.hijri.day)}</td>
      {columns.flatMap(({ cells }) =>
        cells.map(({ cell }, index) => {
          const time = timeOf(day, cell)
          const classes = [index === 0 ? 'edge' : '', cell.endsWith('jamaat') ? 'jamaat' : ''].filter(Boolean)
          return (
            <td key={cell} className={classes.join(' ') || undefined}>
              {time === undefined ? '–' : sheetTime(format, time)}
            </td>
          )
        }),
      )}
    </tr>
  )
}

/** The minimum number of rows for a vertical month name. */
const minRowsForName = 7

/** The vertical name of a Hijri month; visually hidden for a few days, because the page's header also shows it. */
function HijriMonth({ span, messages }: { span: HijriSpan; messages: SheetMessages }) {
  const name = hijriName(messages, span.month)
  return (
    <th scope="rowgroup" rowSpan={span.days} className="month">
      <span className={span.days >= minRowsForName ? 'vertical' : 'visually-hidden'}>{name}</span>
    </th>
  )
}
