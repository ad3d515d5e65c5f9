import { currencyUnit } from '@minaret/money'
import { causes, currentTenant, type Tx } from '@minaret/foundation/db'
import type { MailLanguage } from '@minaret/foundation/email'
import { messages } from './causes/messages.gen.ts'

/** The causes of a new mosque; staff can change or hide them under Content. */
const proposedCauses = ['general', 'sadaqah', 'zakat'] as const

/** Initial preset amounts, in the currency's unit. */
const presets = [10, 25, 50]

/** Inserts the three initial causes of the transaction's mosque. */
export async function insertProposedCauses(
  tx: Tx,
  { language, currency, now }: { language: MailLanguage; currency: string; now: Date },
): Promise<void> {
  const unit = currencyUnit(currency)
  await tx.insert(causes).values(
    proposedCauses.map((kind, index) => ({
      id: kind,
      kind,
      title: messages[kind].title[language],
      summary: messages[kind].summary[language],
      fund: messages[kind].fund[language],
      tenantId: currentTenant,
      position: index + 1,
      story: [messages[kind].story[language]],
      minMinor: unit,
      maxMinor: 10_000 * unit,
      presetsMinor: presets.map((amount) => amount * unit),
      currencies: [currency],
      jummah: kind !== 'zakat',
      monthly: kind !== 'zakat',
      publishedAt: now,
    })),
  )
}
