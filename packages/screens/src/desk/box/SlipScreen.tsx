import type { BoxSheet, DeskMosque } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { Button, LineLink, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, Sections } from '../frame/index.ts'
import styles from './box.module.css'
import { sheetQueryOptions } from './sheetQueryOptions.ts'
import { partsOf, totalOf } from './Totals.tsx'

/** A printable paying-in slip for one sheet, for the bank and the records. */
export function SlipScreen({ mosque, sheet }: { mosque: DeskMosque; sheet: string }) {
  const { t } = useMessages('desk', 'deskBox')
  const texts = t.deskBox.slip
  const query = useDeskQuery('boxSheetView', { mosque: mosque.slug, sheet }, sheetQueryOptions)
  return (
    <DeskFrame mosque={mosque} page="box" title={texts.title}>
      <div className={styles.screenOnly}>
        <LineLink href={`${deskPath(mosque.slug, 'box')}/${sheet}`}>{texts.back}</LineLink>
      </div>
      <h1>{texts.title}</h1>
      {query.data ? (
        <Slip mosque={mosque} sheet={query.data} />
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
    </DeskFrame>
  )
}

function Slip({ mosque, sheet }: { mosque: DeskMosque; sheet: BoxSheet }) {
  const { t, format } = useMessages('deskBox')
  const texts = t.deskBox.slip
  const { currency, counters, count, largeNoteMinor, day, cause, building } = sheet
  const parts = partsOf(sheet)
  const formatMoney = (minor: number) => format.amount(minor, currency)
  const denominations = (count.denominations ?? []).toSorted((a, b) => b.valueMinor - a.valueMinor)
  const denominationsMinor = denominations.reduce(
    (sum, { valueMinor, count: quantity }) => sum + valueMinor * quantity,
    0,
  )
  const cashMinor = totalOf(parts) - parts.cheques
  const otherMinor = cashMinor - denominationsMinor - parts.large
  const rows = [
    ...(parts.large > 0 && largeNoteMinor
      ? [{ label: formatMoney(largeNoteMinor), quantity: count.largeNotes, minor: parts.large }]
      : []),
    ...denominations.map(({ valueMinor, count: quantity }) => ({
      label: formatMoney(valueMinor),
      quantity,
      minor: valueMinor * quantity,
    })),
    ...(otherMinor > 0 ? [{ label: texts.otherCash, quantity: undefined, minor: otherMinor }] : []),
  ]
  const [first, second] = counters.map(({ name }) => format.inText(name))
  return (
    <Sections>
      {sheet.state === 'open' && <Notice tone="warning">{texts.open}</Notice>}
      <dl className={styles.facts}>
        <dt>{texts.day}</dt>
        <dd>{format.day(day).date}</dd>
        <dt>{texts.cause}</dt>
        <dd>
          {format.inText(mosque.name)} · {format.inText(cause)}
        </dd>
        {building !== undefined && (
          <>
            <dt>{texts.building}</dt>
            <dd>{format.inText(building)}</dd>
          </>
        )}
        <dt>{texts.counters}</dt>
        <dd>{t.deskBox.list.by({ first: first ?? '', second: second ?? '' })}</dd>
      </dl>
      <table className={styles.slip}>
        <thead>
          <tr>
            <th scope="col">{texts.item}</th>
            <th scope="col">{texts.quantity}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, quantity, minor }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{quantity === undefined ? '' : format.number(quantity)}</td>
              <td>{formatMoney(minor)}</td>
            </tr>
          ))}
          <tr data-sum="">
            <th scope="row" colSpan={2}>
              {texts.cash}
            </th>
            <td>{formatMoney(cashMinor)}</td>
          </tr>
          <tr>
            <th scope="row">{texts.cheques}</th>
            <td>{format.number(count.cheques)}</td>
            <td>{formatMoney(parts.cheques)}</td>
          </tr>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {texts.total}
            </th>
            <td>{formatMoney(totalOf(parts))}</td>
          </tr>
        </tfoot>
      </table>
      <div className={styles.signatures}>
        {[texts.paidInBy, texts.date, texts.signature].map((label) => (
          <p key={label}>{label}</p>
        ))}
      </div>
      <div className={styles.screenOnly}>
        <Button onClick={() => window.print()}>{texts.print}</Button>
      </div>
    </Sections>
  )
}
