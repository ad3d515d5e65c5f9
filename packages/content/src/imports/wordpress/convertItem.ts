import { ownValue } from '@minaret/foundation/base'
import type { ContentKindName, ContentValues } from '@minaret/contract/desk'
import type { ImportNote } from '@minaret/foundation/db'
import { unfill } from '../../folder/codecs/read.ts'
import type { ImportedLine } from '../importedLine.ts'
import { cut } from './cut.ts'
import { eventValues, isEventType, isRecurrence, type Places, placeTypes } from './events.ts'
import { convertText, plainText } from './html.ts'
import type { Pictures } from './pictures.ts'
import type { WxrItem } from './readWxr.ts'

/** The data of an export that items refer to. */
export type WxrSite = {
  siteUrl: string
  authors: ReadonlyMap<string, string>
  places: Places
  pictures: Pictures
  timeZone: string
}

/** Internal post types of WordPress and its plugins: they are counted but not listed. */
const internalType =
  /^(?:nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_.*|acf-.*|elementor_.*|e-.*|wpcf7_contact_form|wpforms|et_.*|vc_.*|fusion_.*|shop_.*|scheduled-action|patterns_ai_data|tribe-ea-record|tec_calendar_embed|deleted_event|feedback|jp_.*)$/

/** Maximum lengths. Longer text is not genuine content, and exceeds the limit of a draft. */
const maxHtmlLength = 200_000
const maxTextLength = 200_000
const maxTitleLength = 300
const maxSummaryLength = 220

/** Whether more than the title of an item could be read. */
const isUsable = ({ damage }: WxrItem) => damage === undefined || damage === 'damaged' || damage === 'recoded'

/** The type of an item that is counted but not listed, or undefined for other items. */
export function skippedType(item: WxrItem): string | undefined {
  const { fields } = item
  if (!isUsable(item)) return undefined
  const type = typeOf(fields)
  return internalType.test(type) || placeTypes.has(type) ? type : undefined
}

const typeOf = (fields: WxrItem['fields']) => cut(fields.get('wp:post_type')?.trim() || 'post', 60)

const kindOf = (type: string): ContentKindName | undefined => {
  if (type === 'post') return 'news'
  if (type === 'page') return 'about'
  return isEventType(type) ? 'events' : undefined
}

const shorten = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return text
  const head = text.slice(0, maxLength - 1)
  return `${cut(head, Math.max(head.lastIndexOf(' '), maxLength / 2)).trimEnd()}…`
}

/** The excerpt, otherwise the first sentences. */
function summaryOf(excerpt: string, plainText: string): string {
  if (excerpt) return excerpt
  const sentences = plainText.match(/^.{40,220}?[.!?؟۔](?=\s)/u)?.[0]
  return sentences ?? shorten(plainText, maxSummaryLength)
}

/** The time WordPress published an item, or undefined if it is unpublished: WordPress then writes zeros. */
function readFirstAt(fields: WxrItem['fields']): Date | undefined {
  const date = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(fields.get('wp:post_date_gmt')?.trim() ?? '')
  const publishedAt = new Date(date ? `${date[1]}T${date[2]}Z` : Number.NaN)
  const isPublished = ['publish', 'private'].includes(fields.get('wp:status') ?? '')
  return isPublished && publishedAt.getUTCFullYear() >= 1990 ? publishedAt : undefined
}

const statusNotes: Readonly<Record<string, string>> = {
  draft: 'wasDraft',
  pending: 'wasDraft',
  private: 'wasPrivate',
  future: 'wasScheduled',
}

/** The reason why an item is not imported, or undefined if it is. */
function skipReason(item: WxrItem, type: string, kind: ContentKindName | undefined): ImportNote | undefined {
  const { fields, line, damage } = item
  if (damage && !isUsable(item)) return { code: damage, about: String(line) }
  if (type === 'attachment')
    return { code: 'attachment', about: cut((fields.get('wp:attachment_url') ?? '').trim(), 500) }
  if (!kind) return { code: 'unknownType', about: type }
  const status = fields.get('wp:status')
  if (status === 'trash' || status === 'auto-draft') return { code: 'trash' }
  if (kind === 'events' && isRecurrence(item)) return { code: 'recurrence' }
  if ((fields.get('content:encoded')?.length ?? 0) > maxHtmlLength) return { code: 'tooLong' }
  const isEmpty = ['title', 'content:encoded'].every(
    (name) => plainText(cut(fields.get(name) ?? '', maxHtmlLength)) === '',
  )
  return isEmpty ? { code: 'empty' } : undefined
}

/** Converts an item of a WordPress export: posts become news, pages become pages about the mosque, events stay events. */
export async function convertItem(item: WxrItem, site: WxrSite): Promise<ImportedLine> {
  const { fields, meta } = item
  const type = typeOf(fields)
  const kind = kindOf(type)
  const field = (name: string) => cut(fields.get(name) ?? '', maxHtmlLength)
  const title = plainText(field('title'))
  const reason = skipReason(item, type, kind)
  const id = cut(field('wp:post_id').trim(), 30)
  const sourceKey = id ? `wordpress ${cut(site.siteUrl, 200)} ${id}` : undefined
  const common = { type, title: shorten(title, maxTitleLength), ...(sourceKey ? { sourceKey } : {}) }
  if (reason || !kind) return { ...common, notes: reason ? [reason] : [] }

  const { markdown, plainText: text, notes: textNotes } = await convertText(field('content:encoded'), site.siteUrl)
  if (markdown.length > maxTextLength) return { ...common, notes: [{ code: 'tooLong' }] }
  const event = kind === 'events' ? eventValues(item, type, { places: site.places, own: site.timeZone }) : undefined
  const status = ownValue(statusNotes, field('wp:status'))
  const author = kind === 'news' ? site.authors.get(field('dc:creator')) : undefined
  const notes: ImportNote[] = [
    ...(item.damage ? [{ code: item.damage, about: String(item.line) }] : []),
    ...(status ? [{ code: status }] : []),
    ...(field('wp:post_password') ? [{ code: 'wasProtected' }] : []),
    ...(title.length > maxTitleLength ? [{ code: 'shortened' }] : []),
    ...(meta.has('_elementor_data') ? [{ code: 'builder' }] : []),
    ...textNotes,
    ...(meta.get('_thumbnail_id') ? [{ code: 'thumbnail' }] : []),
    ...(event?.notes ?? []),
    ...(item.comments > 0 ? [{ code: 'comments', about: String(item.comments) }] : []),
  ]
  const textValues: ContentValues = {
    title: unfill(common.title),
    summary: unfill(summaryOf(shorten(plainText(field('excerpt:encoded')), 500), text)),
    ...(author ? { author: unfill(shorten(author, 100)) } : {}),
    text: unfill(markdown),
  }
  const nonEmptyValues = Object.fromEntries(
    Object.entries({ ...textValues, ...event?.values }).filter(([, value]) => value !== ''),
  )
  const firstAt = kind === 'news' ? readFirstAt(fields) : undefined
  const picture = site.pictures.get(meta.get('_thumbnail_id') ?? '')
  return {
    ...common,
    notes,
    ...(firstAt ? { firstAt } : {}),
    ...(picture ? { picture } : {}),
    draft: { kind, values: nonEmptyValues },
  }
}
