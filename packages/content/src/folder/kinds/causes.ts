import { z } from 'zod'
import { currencyUnit } from '@minaret/money'
import { boxSheets, campaigns, causes, regularGifts, gifts } from '@minaret/foundation/db'
import { currency as currencyForm } from '../codecs/forms.ts'
import * as form from '../codecs/forms.ts'
import { type Fields, pictureKeys, pictureOf, publicationKeys, publicationTimeOf, addIssue } from '../codecs/fields.ts'
import { writeMoney } from '../codecs/read.ts'
import { CodecError } from '../codecs/CodecError.ts'
import type { Kind, Publication, ContentColumns } from './kind.ts'
import { examplesAt, examplesOf, moneyAt, presetsAt, presetsOf } from './money.ts'

type CauseRow = ContentColumns<typeof causes> & Publication

/** Default limits of a cause, in the minor unit: 1 to 10,000 units, or 100 to 1,000,000 in currencies without decimals. */
const defaultLimits = (currency: string) => {
  const unit = currencyUnit(currency)
  return { minMinor: unit, maxMinor: 10_000 * unit }
}

const shapeOf = ({ required, optional, withDefault, list, order, picture, publication }: Fields) => ({
  title: required(form.line),
  summary: required(form.plainText),
  kind: required(form.choice('general', 'sadaqah', 'zakat', 'other')),
  fund: required(form.line),
  anyPurpose: withDefault(form.yesNo, false),
  min: optional(form.amount),
  max: optional(form.amount),
  // Required for a cause, optional for a campaign.
  presets: list('amounts', true),
  examples: optional(form.examples),
  currencies: list('currencies'),
  giftAid: withDefault(form.yesNo, false),
  jummah: withDefault(form.yesNo, false),
  monthly: withDefault(form.yesNo, false),
  daily: withDefault(form.yesNo, false),
  order,
  ...picture,
  ...publication,
  text: required(form.paragraphs),
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
    { column: gifts.causeId, reason: 'gifts were given to it' },
    { column: regularGifts.causeId, reason: 'regular gifts are given to it' },
    { column: campaigns.causeId, reason: 'a campaign collects for it' },
    { column: boxSheets.causeId, reason: 'collections were counted for it' },
  ],
  codec: (fields) => {
    const { context } = fields
    return z.codec(z.strictObject(shapeOf(fields)), z.custom<CauseRow>(), {
      decode(
        {
          min,
          max,
          presets,
          examples,
          currencies: currencyCodes,
          order,
          picture,
          alt,
          publish,
          draft,
          text,
          ...otherFields
        },
        sink,
      ) {
        const parsedCodes = (currencyCodes ?? []).map((code) => currencyForm.read(code, context))
        for (const [index, error] of parsedCodes.entries())
          if (error instanceof CodecError) addIssue(sink, error, ['currencies', index])
        const currencies = currencyCodes
          ? parsedCodes.filter((code) => typeof code === 'string')
          : [...context.currencies]
        const [currency = 'gbp'] = currencies
        const minMinor = min === null ? defaultLimits(currency).minMinor : moneyAt(min, currency, sink, ['min'])
        const maxMinor =
          max === null ? Math.max(defaultLimits(currency).maxMinor, minMinor) : moneyAt(max, currency, sink, ['max'])
        if (maxMinor < minMinor)
          addIssue(
            sink,
            new CodecError('The maximum is below the minimum. Check `min` and `max`.', { code: 'maximumBelow' }),
            [max === null ? 'min' : 'max'],
          )
        if (otherFields.anyPurpose && otherFields.kind === 'zakat')
          addIssue(
            sink,
            new CodecError('Zakat is spent on zakat only. Delete `anyPurpose`, or choose another `kind`.', {
              code: 'zakatForAnything',
            }),
            ['anyPurpose'],
          )
        if (presets === null)
          addIssue(
            sink,
            new CodecError('`presets` is missing. Add a line like `presets: [10, 25, 50]`.', { code: 'missing' }),
            ['presets'],
          )
        return {
          ...otherFields,
          position: order,
          minMinor,
          maxMinor,
          presetsMinor: presetsAt(presets ?? [], currency, sink),
          examples: examplesAt(examples ?? [], currency, sink),
          currencies,
          story: text,
          image: pictureOf({ picture, alt }, sink),
          publishedAt: publicationTimeOf({ publish, draft }, sink),
        }
      },
      encode({
        minMinor,
        maxMinor,
        presetsMinor,
        examples,
        currencies,
        position,
        story,
        image,
        publishedAt,
        ...otherFields
      }) {
        const [currency = 'gbp'] = currencies
        const isDefault = currencies.join() === context.currencies.join()
        return {
          ...otherFields,
          min: minMinor === defaultLimits(currency).minMinor ? null : writeMoney(minMinor, currency),
          max:
            maxMinor === Math.max(defaultLimits(currency).maxMinor, minMinor) ? null : writeMoney(maxMinor, currency),
          presets: presetsOf(presetsMinor, currency),
          examples: examplesOf(examples, currency),
          currencies: isDefault ? null : currencies,
          order: position,
          text: story,
          ...pictureKeys(image),
          ...publicationKeys(publishedAt, context.now),
        }
      },
    })
  },
} as const satisfies Kind
