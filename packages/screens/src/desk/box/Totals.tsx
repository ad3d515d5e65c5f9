import type { BoxSheet } from '@minaret/contract/desk'
import { SummaryList } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { Panel } from '../frame/index.ts'

/** The amounts of a sheet by part, in minor units. */
export type SheetParts = Record<'envelopes' | 'small' | 'large' | 'declared' | 'cheques', number>

/** The parts of a stored sheet. */
export const partsOf = ({ envelopesMinor, count, largeNotesMinor }: BoxSheet): SheetParts => ({
  envelopes: envelopesMinor,
  small: count.smallCashMinor,
  large: largeNotesMinor,
  declared: count.declaredMinor,
  cheques: count.chequesMinor,
})

/** The total of all parts. */
export const totalOf = (parts: SheetParts): number => Object.values(parts).reduce((sum, minor) => sum + minor, 0)

const partOrder = ['envelopes', 'small', 'large', 'declared', 'cheques'] as const

/** The parts of a sheet with their total; empty parts are omitted. */
export function Totals({ parts, currency }: { parts: SheetParts; currency: string }) {
  const { t, format } = useMessages('deskBox')
  const texts = t.deskBox.totals
  return (
    <Panel id="total" title={texts.title}>
      <SummaryList
        items={[
          ...partOrder.flatMap((part) =>
            parts[part] > 0 ? [{ label: texts[part], value: format.amount(parts[part], currency) }] : [],
          ),
          { label: texts.total, value: format.amount(totalOf(parts), currency), total: true },
        ]}
      />
    </Panel>
  )
}
