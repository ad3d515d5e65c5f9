import { describe, expect, test } from 'vitest'
import { type Problem, type Wording, formatProblem } from '../../foundation/src/base/index.ts'
import { type LocalizedText, languages } from '../../foundation/src/i18n/index.ts'
import type { Refusal } from '../../foundation/src/responses/index.ts'
import { fileWording } from '../../foundation/src/files/FileError.ts'
import { announcementWording } from '../../content/src/home/desk/operations.ts'
import { displayWording } from '../../content/src/tv/desk/refusals.ts'
import { claimWording } from '../../giving/src/gift-aid/desk/refusals.ts'
import { refundWording } from '../../giving/src/gifts/desk/refundProblems.ts'
import { mosqueWording } from '../../server/src/signup/createMosque.ts'
import { overrideWording, scheduleWording } from '../../times/src/prayer/desk/refusals.ts'
import type { OverrideProblem } from '../../times/src/prayer/writeSchedule.ts'
import { findUntranslated } from '../../testkit/src/untranslatedWords.ts'

/** Returns the refusal for each code in a table; the type requires values for every code. */
function refusalsOf<V extends Record<string, object>>(
  wording: Wording<V, LocalizedText | Refusal>,
  values: V,
): { code: string; status?: number; text: LocalizedText }[] {
  const codes: (keyof V)[] = Object.keys(values)
  return codes.map((code) => {
    const problem: Problem<V> = { code, ...values[code] }
    const refusal = formatProblem(wording, problem)
    return {
      code: String(code),
      ...('status' in refusal ? { status: refusal.status, text: refusal.message } : { text: refusal }),
    }
  })
}

const claim = 3
const timeReasons: OverrideProblem['reason'][] = [
  { code: 'otherHalf', prayer: 'dhuhr', time: '01:30', instead: '13:30' },
  { code: 'limitsCross' },
  { code: 'standsStill' },
  { code: 'noDay', day: '2027-02-30' },
  { code: 'notFriday', day: '2026-12-26' },
]

describe.each([
  [
    'announcements',
    refusalsOf(announcementWording, {
      title: { problem: { code: 'hidden' } },
      empty: {},
      long: { length: 700, most: 600 },
      endsBefore: {},
      over: {},
    }),
  ],
  ['displays', refusalsOf(displayWording, { name: { problem: { code: 'lines' } }, taken: { name: 'قاعة' } })],
  [
    'refunds',
    refusalsOf(refundWording, {
      notByCard: {},
      notPaid: {},
      disputed: {},
      refunded: {},
      tooMuch: {},
      repeated: {
        refund: { no: 1, amountMinor: 700, currency: 'gbp', requestedAt: new Date(0), booking: 'booked' as const },
      },
      unanswered: {},
      allPending: {},
      samePending: {},
    }),
  ],
  [
    'Gift Aid claims',
    refusalsOf(claimWording, {
      giftNotDoubtful: { reference: 'ZZZZ-ZZZZ' },
      giftBlocked: { reference: 'ZZZZ-ZZZZ', doubts: ['hmrc'] },
      noClaim: { claim },
      undone: { claim },
      beingFiled: { claim },
      accepted: { claim },
      alreadyMarked: { claim },
      sent: { claim },
      namesDeleted: { claim },
      refunded: { claim, gifts: 1 },
      invalidLine: { claim },
      reportedLater: { claim, later: 4 },
    }),
  ],
  [
    'times of a day',
    [
      ...refusalsOf(overrideWording, { invalid: { problems: [{ message: '"lunch" is not a time.' }] } }),
      ...timeReasons.flatMap((reason) =>
        refusalsOf(overrideWording, { invalid: { problems: [{ message: 'In English.', reason }] } }),
      ),
    ],
  ],
  [
    'rules and ranges',
    refusalsOf(scheduleWording, {
      wrongOrder: {},
      tooManyDays: {},
      ruleTwice: {},
      rule: {},
    }),
  ],
  [
    'files',
    refusalsOf(fileWording, {
      emptyPicture: {},
      largePicture: { megabytes: 33, most: 32 },
      heic: {},
      heif: {},
      pdf: {},
      drawing: {},
      noPicture: {},
      unreadableHeic: {},
      damaged: {},
      slow: {},
      megapixels: { most: 64 },
      megapixelsUnlessJpeg: { most: 25, mostOfJpeg: 64 },
      narrow: { width: 900, height: 30 },
      ending: { ending: 'exe', endings: 'pdf, docx' },
      empty: {},
      large: { megabytes: 51, most: 50 },
      content: { ending: 'pdf' },
      name: { name: '.htaccess' },
    }),
  ],
  [
    'new mosques',
    refusalsOf(mosqueWording, {
      slug: { slug: '-' },
      slugTaken: { slug: 'al-huda' },
      hostname: { hostname: '-' },
      hostnameTaken: { hostname: 'al-huda.example.org' },
      noSetting: { key: 'wrong' },
      setting: { key: 'timeZone', problem: 'must be a time zone' },
    }),
  ],
])('refused %s', (_, refusals) => {
  test.each(languages)('are translated to %s, with as many different messages as in English', (language) => {
    const texts = refusals.map(({ text }) => text[language])
    expect(new Set(texts).size).toBe(new Set(refusals.map(({ text }) => text.en)).size)
    if (language !== 'en') expect(texts.flatMap(findUntranslated)).toEqual([])
  })

  test('keep their status and message', () => {
    expect(
      refusals.map(({ code, status, text }) => `${code}: ${status === undefined ? '' : `${status} `}${text.en}`),
    ).toMatchSnapshot()
  })
})
