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
import { type Fields, pictureKeys, pictureOf, shownKeys, shownOf, tell } from '../codecs/fields.ts'
import * as form from '../codecs/forms.ts'
import type { PictureRef } from '../codecs/refs.ts'
import { writeMoney } from '../codecs/read.ts'
import { CodecError } from '../codecs/CodecError.ts'
import type { Kind, Shown, Written } from './kind.ts'
import { moneyAt, presetsAt, presetsOf } from './money.ts'

type PartRow<T extends Parameters<typeof listPart>[0]> = Omit<
  T['$inferSelect'],
  'tenantId' | 'campaignId' | 'position' | 'image'
>
type NeedRow = PartRow<typeof campaignNeeds> & { image: PictureRef | null }
type UpdateRow = PartRow<typeof campaignUpdates> & { image: PictureRef | null }

type CampaignRow = Written<typeof campaigns, 'chairImage'> &
  Shown & {
    chairImage: PictureRef | null
    needs: NeedRow[]
    plans: PartRow<typeof campaignPlans>[]
    faqs: PartRow<typeof campaignFaqs>[]
    updates: UpdateRow[]
  }

/** A list of a campaign as a part of its kind. */
const listPart = (
  table: typeof campaignNeeds | typeof campaignPlans | typeof campaignFaqs | typeof campaignUpdates,
) => ({
  table,
  owner: 'campaignId',
})

function shapeOf({ must, may, list, order, picture, shown }: Fields) {
  const chair = z.strictObject({
    name: may(form.line),
    role: may(form.line),
    ...picture,
    message: may(form.rich),
  })
  const need = z.strictObject({
    id: must(form.id),
    title: must(form.line),
    summary: may(form.words),
    price: must(form.amount),
    wanted: must(form.whole(1, 1_000_000)),
    ...picture,
  })
  const plan = z.strictObject({
    id: must(form.id),
    title: must(form.line),
    summary: may(form.words),
    rhythm: must(form.choice('weekly', 'monthly', 'daily')),
    amount: must(form.amount),
    days: may(form.whole(1, 366)),
  })
  const update = z.strictObject({
    id: must(form.id),
    title: must(form.line),
    at: must(form.moment('begins')),
    ...picture,
    text: must(form.rich),
  })
  const match = z.strictObject({
    sponsor: must(form.line),
    percent: must(form.whole(1, 1000)),
    cap: must(form.amount),
    from: may(form.moment('begins')),
    until: may(form.moment('ends')),
  })
  const faq = z.strictObject({ id: must(form.id), question: must(form.words), answer: must(form.rich) })
  return {
    title: must(form.line),
    summary: must(form.words),
    cause: must(form.cause),
    currency: may(form.currency),
    target: must(form.amount),
    presets: list('amounts'),
    starts: may(form.moment('begins')),
    ends: may(form.moment('ends')),
    video: may(form.https),
    ...picture,
    chair: chair.optional(),
    needs: z.array(need).optional(),
    plans: z.array(plan).optional(),
    faqs: z.array(faq).optional(),
    updates: z.array(update).optional(),
    match: match.optional(),
    order,
    ...shown,
    text: must(form.rich),
  }
}

type Sink = Parameters<typeof tell>[0]

function tellDoubles(entries: readonly { id: string }[], list: string, sink: Sink): void {
  for (const [at, { id }] of entries.entries())
    if (entries.findIndex((entry) => entry.id === id) < at)
      tell(sink, new CodecError(`The id \`${id}\` is already in this list. Choose another.`, { code: 'idTwice' }), [
        list,
        at,
        'id',
      ])
}

const filled = <T>(list: readonly T[]): T[] | undefined => (list.length > 0 ? [...list] : undefined)

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
    { column: gifts.campaignId, says: 'gifts were given to it' },
    { column: regularGifts.campaignId, says: 'regular gifts are given to it' },
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
        const { order, publish, draft, text, currency: named, ...own } = rest
        const currency = named ?? context.currencies[0] ?? 'gbp'
        if (starts && ends && ends <= starts)
          tell(sink, new CodecError('The campaign ends before it starts. Check both days.', { code: 'endsFirst' }), [
            'ends',
          ])
        tellDoubles(needs, 'needs', sink)
        tellDoubles(plans, 'plans', sink)
        tellDoubles(faqs, 'faqs', sink)
        tellDoubles(updates, 'updates', sink)
        if (match?.from && match.until && match.until <= match.from)
          tell(
            sink,
            new CodecError('The match funding ends before it starts. Check both days.', { code: 'endsFirst' }),
            ['match', 'until'],
          )
        for (const [at, { rhythm, days }] of plans.entries())
          if (days !== null && rhythm !== 'daily')
            tell(
              sink,
              new CodecError('Only a daily gift has `days`. Delete the line, or write `rhythm: daily`.', {
                code: 'daysOfDaily',
              }),
              ['plans', at, 'days'],
            )
        return {
          ...own,
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
          publishedAt: shownOf({ publish, draft }, sink),
          needs: needs.map(({ price, picture: path, alt: words, ...need }, at) => ({
            ...need,
            priceMinor: moneyAt(price, currency, sink, ['needs', at, 'price']),
            image: pictureOf({ picture: path, alt: words }, sink, ['needs', at]),
          })),
          plans: plans.map(({ amount, ...plan }, at) => ({
            ...plan,
            amountMinor: moneyAt(amount, currency, sink, ['plans', at, 'amount']),
          })),
          faqs,
          updates: updates.map(({ picture: path, alt: words, text: told, ...update }, at) => ({
            ...update,
            body: told,
            image: pictureOf({ picture: path, alt: words }, sink, ['updates', at]),
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
        const { matchSponsor, matchPercent, matchCapMinor, matchFrom, matchUntil, ...own } = others
        const hasChair = [chairName, chairRole, chairBody, chairImage].some((part) => part !== null)
        return {
          ...own,
          cause: causeId,
          currency: currency === context.currencies[0] ? null : currency,
          target: writeMoney(targetMinor, currency),
          presets: filled(presetsOf(presetsMinor, currency)) ?? null,
          starts: startsAt,
          ends: endsAt,
          order: position,
          text: body,
          ...pictureKeys(image),
          ...shownKeys(publishedAt, context.now),
          chair: hasChair
            ? { name: chairName, role: chairRole, message: chairBody, ...pictureKeys(chairImage) }
            : undefined,
          needs: filled(
            needs.map(({ priceMinor, image: shown, ...need }) => ({
              ...need,
              price: writeMoney(priceMinor, currency),
              ...pictureKeys(shown),
            })),
          ),
          plans: filled(
            plans.map(({ amountMinor, ...plan }) => ({ ...plan, amount: writeMoney(amountMinor, currency) })),
          ),
          faqs: filled(faqs),
          updates: filled(
            updates.map(({ body: told, image: shown, ...update }) => ({
              ...update,
              text: told,
              ...pictureKeys(shown),
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
