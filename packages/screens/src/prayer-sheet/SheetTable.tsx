import type { PrayerDay, PrayerMonth } from '@minaret/contract'
import { type Column, columnsOf, timeOf } from './columns.ts'
import { hijriSpans, type HijriSpan, isFriday, type Remark } from './days.ts'
import { Both, hijriName, type SheetLanguages, sheetTime, type SheetWords } from './words.tsx'

type TableProps = SheetLanguages & { times: PrayerMonth; remarks: readonly Remark[] }

/** So many times stand beside one another on the smaller paper before their room is cut. */
const roomFor = 12

/** The days of a month, a row each. */
export function SheetTable({ times: month, remarks, ...languages }: TableProps) {
  const { days } = month
  const { first } = languages
  const columns = columnsOf(days)
  const spans = new Map(hijriSpans(days).map((span) => [span.first, span]))
  const isMixed = new Set(days.map(({ source }) => source)).size > 1
  const times = columns.flatMap(({ cells }) => cells).length
  return (
    <table data-crowded={times > roomFor || undefined}>
      <caption className="unseen">
        {first.t.prayer.title}, {first.format.month(month.year, month.month)}
      </caption>
      <Widths times={times} />
      <Heads columns={columns} {...languages} />
      <tbody>
        {days.map((day) => (
          <Row
            key={day.date}
            day={day}
            columns={columns}
            span={spans.get(day.date)}
            words={first}
            remarked={remarks.some(({ date }) => date === day.date)}
            ringed={isMixed && day.source === 'calculated'}
          />
        ))}
      </tbody>
    </table>
  )
}

/** Every time has as much room as another, as far as its heading lets it. */
function Widths({ times }: { times: number }) {
  return (
    <colgroup>
      <col span={4} />
      <col span={times} style={{ width: `${((times > roomFor ? 86 : 82) / times).toFixed(1)}%` }} />
    </colgroup>
  )
}

function Heads({ columns, ...languages }: SheetLanguages & { columns: readonly Column[] }) {
  const say = (pick: (words: SheetWords) => string) => <Both {...languages} say={pick} />
  const nameOf = (id: Column['id']) =>
    say(({ t }) => (id === 'imsak' || id === 'taraweeh' ? t.prayer[id] : t.prayer.names[id]))
  const labels = {
    begins: say(({ t }) => t.prayer.begins),
    alone: say(({ t }) => t.prayer.begins),
    jamaat: say(({ t }) => t.prayer.jamaat),
    iftar: say(({ t }) => t.prayer.iftar),
    first: say(({ t }) => t.prayer.mithl.first),
    second: say(({ t }) => t.prayer.mithl.second),
  }
  const isAlone = ({ cells }: Column) => cells.every(({ label }) => label === 'alone')
  // A second row that held nothing would still take its part of the paper.
  const rows = columns.every(isAlone) ? 1 : 2
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={rows} className="day">
          {say(({ t }) => t.prayerSheet.day)}
        </th>
        <th scope="col" rowSpan={rows}>
          {say(({ t }) => t.prayerSheet.date)}
        </th>
        <th scope="colgroup" rowSpan={rows} colSpan={2}>
          {say(({ t }) => t.prayerSheet.hijri)}
        </th>
        {columns.map((column) =>
          isAlone(column) ? (
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
            isAlone(column)
              ? []
              : column.cells.map(({ cell, label }, at) => (
                  <th key={cell} scope="col" className={at === 0 ? 'edge sub' : 'sub'}>
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
  /** The Hijri month that begins to be shown with this row. */
  span?: HijriSpan
  words: SheetWords
  remarked: boolean
  ringed: boolean
}

function Row({ day, columns, span, words, remarked, ringed }: RowProps) {
  const { format } = words
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
        {(remarked || ringed) && <span className={ringed ? 'ring' : 'mark'} aria-hidden="true" />}
      </th>
      {span && <HijriMonth span={span} words={words} />}
      <td className="hijri">{format.number(day.hijri.day)}</td>
      {columns.flatMap(({ cells }) =>
        cells.map(({ cell }, at) => {
          const time = timeOf(day, cell)
          const classes = [at === 0 ? 'edge' : '', cell.endsWith('jamaat') ? 'jamaat' : ''].filter(Boolean)
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

/** So many rows at least a name needs that runs along them. */
const roomy = 7

/** The name of a Hijri month along its days; few days leave it to the page's head. */
function HijriMonth({ span, words }: { span: HijriSpan; words: SheetWords }) {
  const name = hijriName(words, span.month)
  return (
    <th scope="rowgroup" rowSpan={span.days} className="month">
      <span className={span.days >= roomy ? 'along' : 'unseen'}>{name}</span>
    </th>
  )
}
