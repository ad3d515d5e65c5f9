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

/** The locale for amounts: the mosque’s language and country. */
function amountLocale({ language, country }: Tenant['config']): string {
  const locale = new Intl.Locale(language)
  return (locale.region === undefined ? new Intl.Locale(language, { region: country ?? 'GB' }) : locale).toString()
}

function toTvCampaign({ id, title, currency, raisedMinor, targetMinor, ends }: Schemas['Campaign'], locale: string) {
  const format = (minor: number) => formatMoney(minor, currency, locale)
  return {
    id,
    title,
    raised: format(raisedMinor),
    ...(targetMinor > 0
      ? { target: format(targetMinor), share: Math.min(1, Math.round((raisedMinor / targetMinor) * 1000) / 1000) }
      : {}),
    ...(ends === undefined ? {} : { ends }),
  }
}

function toTvEvent(event: Schemas['Event']): Schemas['TvEvent'] {
  const { date, minutes } = wallClock(new Date(event.starts), event.timeZone)
  const padNumber = (value: number) => String(value).padStart(2, '0')
  return {
    ...event,
    day: date,
    ...(event.allDay ? {} : { time: `${padNumber(Math.floor(minutes / 60))}:${padNumber(minutes % 60)}` }),
  }
}

/** The URL and QR code for donations, or an empty object if the mosque accepts none. */
function givingOf(tenant: Tenant): Pick<Feed, 'giving'> {
  const bank = tenant.items.find(({ key }) => key === 'bankDetails')?.value.trim() ?? ''
  if (!isOpen('donate', tenant.config) || (tenant.config.payment.setting === 'none' && bank === '')) return {}
  const link = getSiteLink(tenant, pathTo('donate'))
  return { giving: { address: link.replace(/^https?:\/\//, ''), code: drawQrCode(link) } }
}

/** The part of the feed that all screens of a mosque share. */
export async function readFeed(
  tx: Tx,
  tenant: Tenant,
  now: Date,
): Promise<Omit<Feed, 'screen' | 'orientation' | 'release' | 'reload'>> {
  const { config } = tenant
  const { offlineEmails: _, ...settings } = screenSettings(tenant)
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
    campaigns: (await liveCampaigns({ tx, tenant, now })).map((campaign) => toTvCampaign(campaign, locale)),
    ...givingOf(tenant),
    settings,
  }
}
