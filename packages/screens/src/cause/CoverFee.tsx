import type { Cause } from '@minaret/contract'
import { useTenant } from '@minaret/domain'
import { Checkbox } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import { coverFor } from './amounts.ts'
import type { DraftWithAmount } from './attempt.ts'

export type CoverFeeProps = {
  cause: Pick<Cause, 'kind'>
  draft: DraftWithAmount
  /** Disabled while the gift must not change. */
  disabled: boolean
  onChange(cover: boolean): void
}

/** The option to cover the exact card processing fee; null if the mosque has not set its fees. */
export function CoverFee({ cause, draft, disabled, onChange }: CoverFeeProps) {
  const { t, format } = useMessages('cause')
  const { payment } = useTenant()
  const { amountMinor, currency, cover } = draft
  const coverMinor = coverFor(amountMinor, currency, payment.cardFees)
  if (coverMinor === undefined) return null
  const { label, zakat } = t.cause.cover
  return (
    <Checkbox
      name="cover"
      label={label({ cover: format.amount(coverMinor, currency), gift: format.amount(amountMinor, currency) })}
      hint={cause.kind === 'zakat' && zakat}
      checked={cover}
      disabled={disabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  )
}
