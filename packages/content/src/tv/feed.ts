import type { components } from '@minaret/contract'
import { isOpen, pathTo } from '@minaret/plans'
import { wallClock } from '@minaret/timetable'
import { announcementsUntil, readAnnouncements } from '../content/banners.ts'
import type { Tx } from '@minaret/foundation/db'
import { formatMoney } from '@minaret/money'
import { firstCauses, liveCampaigns, nextEvents } from '../home/operations.ts'
import { readToday } from '@minaret/times/prayer'
import { getSiteLink, type Tenant } from '@minaret/foundation/tenancy'
import { drawQrCode } from './qrCode.ts'
import { daysAhead, readFeedDays } from './days.ts'
import { screenSettings } from '@minaret/staff/configuration'

type Schemas = components['schemas']
type Feed = Schemas['TvFeed']

const dayMs = 86_400_000

/** How a mosque's language writes amounts, by its country's way. */
function amountLocale({ language, country }: Tenant['config']): string {
  const locale = new Intl.Locale(language)
  return (locale.region === undefined ? new Intl.Locale(language, { region: country ?? 'GB' }) : locale).toString()
}

function toTvCampaign({ id, title, currency, raisedMinor, targetMinor, ends }: Schemas['Campaign'], locale: string) {
  const words = (minor: number) => formatMoney(minor, currency, locale)
  return {
    id,
    title,
    raised: words(raisedMinor),
    ...(targetMinor > 0
      ? { target: words(targetMinor), share: Math.min(1, Math.round((raisedMinor / targetMinor) * 1000) / 1000) }
      : {}),
    ...(ends === undefined ? {} : { ends }),
  }
}

function toTvEvent(event: Schemas['Event']): Schemas['TvEvent'] {
  const { date, minutes } = wallClock(new Date(event.starts), event.timeZone)
  const two = (value: number) => String(value).padStart(2, '0')
  return {
    ...event,
    day: date,
    ...(event.allDay ? {} : { time: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` }),
  }
}

/** Where one gives: by card, or as the page says; nowhere is no reason to show a code. */
function givingOf(tenant: Tenant): Pick<Feed, 'giving'> {
  const bank = tenant.items.find(({ key }) => key === 'bankDetails')?.value.trim() ?? ''
  if (!isOpen('donate', tenant.config) || (tenant.config.payment.setting === 'none' && bank === '')) return {}
  const link = getSiteLink(tenant, pathTo('donate'))
  return { giving: { address: link.replace(/^https?:\/\//, ''), code: drawQrCode(link) } }
}

/** What a mosque's screens have in common. */
export async function readFeed(
  tx: Tx,
  tenant: Tenant,
  now: Date,
): Promise<Omit<Feed, 'screen' | 'orientation' | 'release' | 'reload'>> {
  const { config } = tenant
  const { letters: _, ...settings } = screenSettings(tenant)
  const locale = amountLocale(config)
  return {
    mosque: config.websiteName,
    language: config.language,
    prayer: await readToday(tx, tenant, now),
    ...(await readFeedDays(tx, tenant, now)),
    announcements: [
      ...(await readAnnouncements(tx, now)),
      ...(await announcementsUntil(tx, now, new Date(now.getTime() + daysAhead * dayMs))),
    ],
    events: (await nextEvents({ tx, tenant, now }, 10, 10)).map(toTvEvent),
    causes: await firstCauses({ tx, tenant, now }, 3),
    campaigns: (await liveCampaigns({ tx, tenant, now })).map((each) => toTvCampaign(each, locale)),
    ...givingOf(tenant),
    settings,
  }
}
