import { z } from 'zod'
import {
  campaignFaqs,
  campaignNeeds,
  campaignPlans,
  campaigns,
  campaignUpdates,
  regularGifts,
  gifts,
} from '@minaret/foundation/db'
import { type Fields, pictureKeys, pictureOf, publicationKeys, publicationTimeOf, addIssue } from '../codecs/fields.ts'
import * as form from '../codecs/forms.ts'
import type { PictureRef } from '../codecs/refs.ts'
import { writeMoney } from '../codecs/read.ts'
import { CodecError } from '../codecs/CodecError.ts'
import type { Kind, Publication, ContentColumns } from './kind.ts'
import { moneyAt, presetsAt, presetsOf } from './money.ts'

type PartRow<T extends Parameters<typeof listPart>[0]> = Omit<
  T['$inferSelect'],
  'tenantId' | 'campaignId' | 'position' | 'image'
>
type NeedRow = PartRow<typeof campaignNeeds> & { image: PictureRef | null }
type UpdateRow = PartRow<typeof campaignUpdates> & { image: PictureRef | null }

type CampaignRow = ContentColumns<typeof campaigns, 'chairImage'> &
  Publication & {
    chairImage: PictureRef | null
    needs: NeedRow[]
    plans: PartRow<typeof campaignPlans>[]
    faqs: PartRow<typeof campaignFaqs>[]
    updates: UpdateRow[]
  }

/** Describes a campaign's list that has its own table. */
const listPart = (
  table: typeof campaignNeeds | typeof campaignPlans | typeof campaignFaqs | typeof campaignUpdates,
) => ({
  table,
  owner: 'campaignId',
})

function shapeOf({ required, optional, list, order, picture, publication }: Fields) {
  const chair = z.strictObject({
    name: optional(form.line),
    role: optional(form.line),
    ...picture,
    message: optional(form.rich),
  })
  const need = z.strictObject({
    id: required(form.id),
    title: required(form.line),
    summary: optional(form.plainText),
    price: required(form.amount),
    wanted: required(form.wholeNumber(1, 1_000_000)),
    ...picture,
  })
  const plan = z.strictObject({
    id: required(form.id),
    title: required(form.line),
    summary: optional(form.plainText),
    rhythm: required(form.choice('weekly', 'monthly', 'daily')),
    amount: required(form.amount),
    days: optional(form.wholeNumber(1, 366)),
  })
  const update = z.strictObject({
    id: required(form.id),
    title: required(form.line),
    at: required(form.moment('begins')),
    ...picture,
    text: required(form.rich),
  })
  const match = z.strictObject({
    sponsor: required(form.line),
    percent: required(form.wholeNumber(1, 1000)),
    cap: required(form.amount),
    from: optional(form.moment('begins')),
    until: optional(form.moment('ends')),
  })
  const faq = z.strictObject({ id: required(form.id), question: required(form.plainText), answer: required(form.rich) })
  return {
    title: required(form.line),
    summary: required(form.plainText),
    cause: required(form.cause),
    currency: optional(form.currency),
    target: required(form.amount),
    presets: list('amounts'),
    starts: optional(form.moment('begins')),
    ends: optional(form.moment('ends')),
    video: optional(form.https),
    ...picture,
    chair: chair.optional(),
    needs: z.array(need).optional(),
    plans: z.array(plan).optional(),
    faqs: z.array(faq).optional(),
    updates: z.array(update).optional(),
    match: match.optional(),
    order,
    ...publication,
    text: required(form.rich),
  }
}

type Sink = Parameters<typeof addIssue>[0]

function reportDuplicates(entries: readonly { id: string }[], list: string, sink: Sink): void {
  for (const [index, { id }] of entries.entries())
    if (entries.findIndex((entry) => entry.id === id) < index)
      addIssue(sink, new CodecError(`The id \`${id}\` is already in this list. Choose another.`, { code: 'idTwice' }), [
        list,
        index,
        'id',
      ])
}

const nonEmpty = <T>(list: readonly T[]): T[] | undefined => (list.length > 0 ? [...list] : undefined)

export const campaignKind = {
  name: 'campaign',
  at: { folder: 'campaigns' },
  table: campaigns,
  screen: 'campaigns',
  keys: 'title summary cause currency target presets starts ends video picture alt chair name role message needs price wanted plans rhythm amount days faqs question answer updates at match sponsor percent cap from until id order publish draft'.split(
    ' ',
  ),
  html: ['body', 'chairBody', 'answer'],
  moves: ['startsAt', 'endsAt'],
  fixed: ['currency'],
  parts: {
    needs: listPart(campaignNeeds),
    plans: listPart(campaignPlans),
    faqs: listPart(campaignFaqs),
    updates: listPart(campaignUpdates),
  },
  referredBy: [
    { column: gifts.campaignId, reason: 'gifts were given to it' },
    { column: regularGifts.campaignId, reason: 'regular gifts are given to it' },
  ],
  codec: (fields) => {
    const { context } = fields
    return z.codec(z.strictObject(shapeOf(fields)), z.custom<CampaignRow>(), {
      decode(value, sink) {
        const {
          cause,
          target,
          presets,
          starts,
          ends,
          picture,
          alt,
          chair,
          needs = [],
          plans = [],
          faqs = [],
          updates = [],
          match,
          ...rest
        } = value
        const { order, publish, draft, text, currency: ownCurrency, ...otherFields } = rest
        const currency = ownCurrency ?? context.currencies[0] ?? 'gbp'
        if (starts && ends && ends <= starts)
          addIssue(
            sink,
            new CodecError('The campaign ends before it starts. Check both days.', { code: 'endsFirst' }),
            ['ends'],
          )
        reportDuplicates(needs, 'needs', sink)
        reportDuplicates(plans, 'plans', sink)
        reportDuplicates(faqs, 'faqs', sink)
        reportDuplicates(updates, 'updates', sink)
        if (match?.from && match.until && match.until <= match.from)
          addIssue(
            sink,
            new CodecError('The match funding ends before it starts. Check both days.', { code: 'endsFirst' }),
            ['match', 'until'],
          )
        for (const [index, { rhythm, days }] of plans.entries())
          if (days !== null && rhythm !== 'daily')
            addIssue(
              sink,
              new CodecError('Only a daily gift has `days`. Delete the line, or write `rhythm: daily`.', {
                code: 'daysOfDaily',
              }),
              ['plans', index, 'days'],
            )
        return {
          ...otherFields,
          causeId: cause,
          currency,
          targetMinor: moneyAt(target, currency, sink, ['target']),
          presetsMinor: presetsAt(presets ?? [], currency, sink),
          startsAt: starts,
          endsAt: ends,
          position: order,
          body: text,
          image: pictureOf({ picture, alt }, sink),
          chairName: chair?.name ?? null,
          chairRole: chair?.role ?? null,
          chairBody: chair?.message ?? null,
          chairImage: chair ? pictureOf(chair, sink, ['chair']) : null,
          publishedAt: publicationTimeOf({ publish, draft }, sink),
          needs: needs.map(({ price, picture: path, alt: altText, ...need }, index) => ({
            ...need,
            priceMinor: moneyAt(price, currency, sink, ['needs', index, 'price']),
            image: pictureOf({ picture: path, alt: altText }, sink, ['needs', index]),
          })),
          plans: plans.map(({ amount, ...plan }, index) => ({
            ...plan,
            amountMinor: moneyAt(amount, currency, sink, ['plans', index, 'amount']),
          })),
          faqs,
          updates: updates.map(({ picture: path, alt: altText, text, ...update }, index) => ({
            ...update,
            body: text,
            image: pictureOf({ picture: path, alt: altText }, sink, ['updates', index]),
          })),
          matchSponsor: match?.sponsor ?? null,
          matchPercent: match?.percent ?? null,
          matchCapMinor: match ? moneyAt(match.cap, currency, sink, ['match', 'cap']) : null,
          matchFrom: match?.from ?? null,
          matchUntil: match?.until ?? null,
        }
      },
      encode(row) {
        const {
          causeId,
          currency,
          targetMinor,
          presetsMinor,
          startsAt,
          endsAt,
          position,
          body,
          image,
          publishedAt,
          ...rest
        } = row
        const { chairName, chairRole, chairBody, chairImage, needs, plans, faqs, updates, ...others } = rest
        const { matchSponsor, matchPercent, matchCapMinor, matchFrom, matchUntil, ...otherFields } = others
        const hasChair = [chairName, chairRole, chairBody, chairImage].some((part) => part !== null)
        return {
          ...otherFields,
          cause: causeId,
          currency: currency === context.currencies[0] ? null : currency,
          target: writeMoney(targetMinor, currency),
          presets: nonEmpty(presetsOf(presetsMinor, currency)) ?? null,
          starts: startsAt,
          ends: endsAt,
          order: position,
          text: body,
          ...pictureKeys(image),
          ...publicationKeys(publishedAt, context.now),
          chair: hasChair
            ? { name: chairName, role: chairRole, message: chairBody, ...pictureKeys(chairImage) }
            : undefined,
          needs: nonEmpty(
            needs.map(({ priceMinor, image: storedImage, ...need }) => ({
              ...need,
              price: writeMoney(priceMinor, currency),
              ...pictureKeys(storedImage),
            })),
          ),
          plans: nonEmpty(
            plans.map(({ amountMinor, ...plan }) => ({ ...plan, amount: writeMoney(amountMinor, currency) })),
          ),
          faqs: nonEmpty(faqs),
          updates: nonEmpty(
            updates.map(({ body: text, image: storedImage, ...update }) => ({
              ...update,
              text,
              ...pictureKeys(storedImage),
            })),
          ),
          match:
            matchSponsor !== null && matchPercent !== null && matchCapMinor !== null
              ? {
                  sponsor: matchSponsor,
                  percent: matchPercent,
                  cap: writeMoney(matchCapMinor, currency),
                  from: matchFrom,
                  until: matchUntil,
                }
              : undefined,
        }
      },
    })
  },
} as const satisfies Kind
