import { beforeAll, expect, test } from 'vitest'
import { feedOf } from '../engine/isFeed.ts'
import { feedBody } from '../testing/feed.ts'
import { screenWords } from '../testing/words.ts'
import type { ScreenWords } from '../words.ts'
import { boardAt } from './board.ts'

let words: ScreenWords
beforeAll(async () => {
  words = await screenWords()
})

/** What a screen tells beside the table, where the mosque shows Asr by the other school too. */
function factsAt(now: string, otherAsr: string) {
  const body = feedBody().replace(
    /"date":"(2026-11-20)"/,
    (whole, date) => `${whole},"otherAsr":{"time":"${otherAsr}","at":"${date}T${otherAsr}:00Z"}`,
  )
  const board = boardAt(feedOf(body), Date.parse(now), {}, words)
  return 'facts' in board ? board.facts.map(({ name, at }) => `${name} ${at.figures}`) : []
}

test('the Asr of the other school is told until it begins, by the length of its shadow; the table has the mosque’s own', () => {
  expect(factsAt('2026-11-20T14:00:00Z', '16:30')).toContain('Asr Mithl 2 16:30')
  expect(factsAt('2026-11-20T14:00:00Z', '15:00')).toContain('Asr Mithl 1 15:00')
  expect(factsAt('2026-11-20T16:30:00Z', '16:30').join()).not.toContain('Mithl')
})
