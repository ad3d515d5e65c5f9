import { list } from '@minaret/messages'
import { type CauseAmounts, limitsIn } from '@minaret/money'
import { type TenantConfig } from '@minaret/plans'
import { inEachLanguage, type LocalizedText } from '@minaret/foundation/i18n'
import { messages as giftMessages } from '../messages/gifts/messages.gen.ts'

/**
 * Returns why an amount cannot be given to a cause, by field, or undefined if it can. The browser applies the same
 * limits.
 * @param cause with the currencies its tenant currently accepts
 */
export function amountErrors(
  gift: { amountMinor: number; currency: string },
  cause: CauseAmounts,
  { country }: Pick<TenantConfig, 'country'>,
): Record<string, LocalizedText> | undefined {
  const { amountMinor, currency } = gift
  if (!cause.currencies.includes(currency))
    return {
      currency: inEachLanguage((language) => {
        const currencies = list(
          cause.currencies.map((code) => code.toUpperCase()),
          language,
        )
        return giftMessages.currencies({ currencies })[language]
      }),
    }
  const { minMinor, maxMinor, stepMinor } = limitsIn(cause, currency)
  const toAmount = (limitMinor: number) => ({ amountMinor: limitMinor, currency, country })
  if (amountMinor < minMinor) return { amountMinor: giftMessages.smallest({ amount: toAmount(minMinor) }) }
  if (amountMinor > maxMinor) return { amountMinor: giftMessages.largest({ amount: toAmount(maxMinor) }) }
  if (amountMinor % stepMinor !== 0)
    return { amountMinor: giftMessages.lastDecimal({ currency: currency.toUpperCase() }) }
  return undefined
}
