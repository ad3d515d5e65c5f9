import type { Board } from '@minaret/display'
import { expect } from 'vitest'
import { createEngine, type Engine, type EngineParts } from '../engine/engine.ts'
import type { ScreenWords } from '../words.ts'
import { feedBody } from './feed.ts'
import type { Sim } from './sim.ts'

const minute = 60_000

/** A screen on a simulated device. @param more what differs from the usual */
export const startScreen = (
  { clock, wire, storage }: Sim,
  words: ScreenWords,
  more: Partial<EngineParts> = {},
): Engine =>
  createEngine({
    clock,
    wire,
    storage,
    random: () => 0.5,
    words,
    feed: '/api/tv/token',
    release: 'one',
    size: () => '1920x1080',
    renew: () => {},
    forget: () => {},
    ...more,
  })

/** From now on the network brings this. @param date as the answer says it, where that is not the hour */
export const answers = (sim: Sim, body: string, status = 200, date?: number) =>
  sim.network(async (_, _etag, now) => ({ status, body, date: date === undefined ? now : date }))

/** A screen that has stood for three minutes, with the usual feed. */
export async function standing(sim: Sim, words: ScreenWords, more?: Partial<EngineParts>): Promise<Engine> {
  answers(sim, feedBody())
  const engine = startScreen(sim, words, more)
  await sim.until(sim.now() + 3 * minute)
  expect(engine.board().mode).toBe('day')
  return engine
}

/** The clock a board shows, or what it is instead. */
export const clockOf = (board: Board) => ('clock' in board ? board.clock.figures : board.mode)

/** What a board says of its screen. */
export const warningsOf = (board: Board) =>
  'warnings' in board ? board.warnings.map(({ kind }) => kind) : [board.mode]
