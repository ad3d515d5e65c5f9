import type { Email } from '@minaret/foundation/db'
import { renderEmail } from '@minaret/foundation/email'
import { formatAmount, formatDay, type Language } from '@minaret/foundation/i18n'
import type { Tenant } from '@minaret/foundation/tenancy'
import { inLanguage } from '@minaret/messages'
import type { CurrencyReport, RegularWeek, ReportDay } from '../index.ts'
import { messages } from './emails/messages.gen.ts'

/** Gifts of two weeks, older first, and changes in regular gifts. */
export type WeeklyFigures = {
  /** The first and last day of the last week. */
  from: string
  to: string
  currencies: readonly CurrencyReport[]
  regular: { running: number; weeks: readonly RegularWeek[] }
}

type Recipient = { to: string; language: Language; link: string }

/** Composes the Monday email: six figures of the previous week and a link to the report. */
export function weeklyEmail(tenant: Tenant, { to, language, link }: Recipient, figures: WeeklyFigures): Email {
  const texts = inLanguage(messages, language)
  const { websiteName: mosque, country, payment } = tenant.config
  const { currencies, regular } = figures
  const formatMoney = (amountMinor: number, currency: string) =>
    formatAmount(language, { amountMinor, currency, country })
  /** One figure per currency; currencies are never added up. */
  const formatAmounts = (amountIn: (report: CurrencyReport) => number) =>
    currencies.map((report) => formatMoney(amountIn(report), report.currency)).join(' · ') ||
    formatMoney(0, payment.currencies[0] ?? 'gbp')
  const amountOf = (rows: readonly ReportDay[], index: number) => rows.at(index)?.amountMinor ?? 0
  const gifts = currencies.reduce((sum, { weeks }) => sum + (weeks.at(-1)?.gifts ?? 0), 0)
  const lastWeek = regular.weeks.at(-1) ?? { gained: 0, lost: 0 }
  const numberFormat = new Intl.NumberFormat(new Intl.Locale(language, { region: country ?? 'GB' }))
  const facts = [
    {
      label: texts.given,
      value: texts.comparedWithWeek({
        now: formatAmounts(({ weeks }) => amountOf(weeks, -1)),
        before: formatAmounts(({ weeks }) => amountOf(weeks, -2)),
      }),
    },
    { label: texts.gifts, value: numberFormat.format(gifts) },
    {
      label: texts.friday,
      value: texts.comparedWithFriday({
        now: formatAmounts(({ fridays }) => amountOf(fridays, -1)),
        before: formatAmounts(({ fridays }) => amountOf(fridays, -2)),
      }),
    },
    { label: texts.newRegularGifts, value: numberFormat.format(lastWeek.gained) },
    { label: texts.endedRegularGifts, value: numberFormat.format(lastWeek.lost) },
    { label: texts.running, value: numberFormat.format(regular.running) },
  ]
  return {
    to,
    ...renderEmail(tenant, {
      language,
      subject: texts.subject({ mosque, day: formatDay(language, figures.from) }),
      paragraphs: [texts.lead({ from: formatDay(language, figures.from), to: formatDay(language, figures.to) })],
      facts,
      action: { label: texts.action, href: link },
      afterAction: [texts.unsubscribe],
    }),
  }
}
