import { z } from 'zod'
import { currencyUnit } from '@minaret/money'
import { boxSheets, campaigns, causes, regularGifts, gifts } from '@minaret/foundation/db'
import { currency as currencyForm } from '../codecs/forms.ts'
import * as form from '../codecs/forms.ts'
import { type Fields, pictureKeys, pictureOf, shownKeys, shownOf, tell } from '../codecs/fields.ts'
import { writeMoney } from '../codecs/read.ts'
import { CodecError } from '../codecs/CodecError.ts'
import type { Kind, Shown, Written } from './kind.ts'
import { examplesAt, examplesOf, moneyAt, presetsAt, presetsOf } from './money.ts'

type CauseRow = Written<typeof causes> & Shown

/** What a cause takes where it does not say, in the minor unit: 1 to 10,000, or 100 to 1,000,000 where there are no small coins. */
const usual = (currency: string) => {
  const least = currencyUnit(currency)
  return { minMinor: least, maxMinor: 10_000 * least }
}

const shapeOf = ({ must, may, or, list, order, picture, shown }: Fields) => ({
  title: must(form.line),
  summary: must(form.words),
  kind: must(form.choice('general', 'sadaqah', 'zakat', 'other')),
  fund: must(form.line),
  anyPurpose: or(form.yesNo, false),
  min: may(form.amount),
  max: may(form.amount),
  // A cause has some; a campaign may go without.
  presets: list('amounts', true),
  examples: may(form.examples),
  currencies: list('currencies'),
  giftAid: or(form.yesNo, false),
  jummah: or(form.yesNo, false),
  monthly: or(form.yesNo, false),
  daily: or(form.yesNo, false),
  order,
  ...picture,
  ...shown,
  text: must(form.paragraphs),
})

export const causeKind = {
  name: 'cause',
  at: { folder: 'causes' },
  table: causes,
  screen: 'donate',
  keys: 'title summary kind fund anyPurpose min max presets examples currencies giftAid jummah monthly daily order picture alt publish draft'.split(
    ' ',
  ),
  referredBy: [
    { column: gifts.causeId, says: 'gifts were given to it' },
    { column: regularGifts.causeId, says: 'regular gifts are given to it' },
    { column: campaigns.causeId, says: 'a campaign collects for it' },
    { column: boxSheets.causeId, says: 'collections were counted for it' },
  ],
  codec: (fields) => {
    const { context } = fields
    return z.codec(z.strictObject(shapeOf(fields)), z.custom<CauseRow>(), {
      decode(
        { min, max, presets, examples, currencies: listed, order, picture, alt, publish, draft, text, ...own },
        sink,
      ) {
        const read = (listed ?? []).map((code) => currencyForm.read(code, context))
        for (const [at, wrong] of read.entries()) if (wrong instanceof CodecError) tell(sink, wrong, ['currencies', at])
        const currencies = listed ? read.filter((code) => typeof code === 'string') : [...context.currencies]
        const [currency = 'gbp'] = currencies
        const minMinor = min === null ? usual(currency).minMinor : moneyAt(min, currency, sink, ['min'])
        const maxMinor =
          max === null ? Math.max(usual(currency).maxMinor, minMinor) : moneyAt(max, currency, sink, ['max'])
        if (maxMinor < minMinor)
          tell(
            sink,
            new CodecError('The maximum is below the minimum. Check `min` and `max`.', { code: 'maximumBelow' }),
            [max === null ? 'min' : 'max'],
          )
        if (own.anyPurpose && own.kind === 'zakat')
          tell(
            sink,
            new CodecError('Zakat is spent on zakat only. Delete `anyPurpose`, or choose another `kind`.', {
              code: 'zakatForAnything',
            }),
            ['anyPurpose'],
          )
        if (presets === null)
          tell(
            sink,
            new CodecError('`presets` is missing. Add a line like `presets: [10, 25, 50]`.', { code: 'missing' }),
            ['presets'],
          )
        return {
          ...own,
          position: order,
          minMinor,
          maxMinor,
          presetsMinor: presetsAt(presets ?? [], currency, sink),
          examples: examplesAt(examples ?? [], currency, sink),
          currencies,
          story: text,
          image: pictureOf({ picture, alt }, sink),
          publishedAt: shownOf({ publish, draft }, sink),
        }
      },
      encode({ minMinor, maxMinor, presetsMinor, examples, currencies, position, story, image, publishedAt, ...own }) {
        const [currency = 'gbp'] = currencies
        const isUsual = currencies.join() === context.currencies.join()
        return {
          ...own,
          min: minMinor === usual(currency).minMinor ? null : writeMoney(minMinor, currency),
          max: maxMinor === Math.max(usual(currency).maxMinor, minMinor) ? null : writeMoney(maxMinor, currency),
          presets: presetsOf(presetsMinor, currency),
          examples: examplesOf(examples, currency),
          currencies: isUsual ? null : currencies,
          order: position,
          text: story,
          ...pictureKeys(image),
          ...shownKeys(publishedAt, context.now),
        }
      },
    })
  },
} as const satisfies Kind
