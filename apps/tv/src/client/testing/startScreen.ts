import type { Board } from '@minaret/display'
import { expect } from 'vitest'
import { createEngine, type Engine, type EngineParts } from '../engine/engine.ts'
import type { ScreenMessages } from '../messages.ts'
import { feedBody } from './feed.ts'
import type { Sim } from './sim.ts'

const minute = 60_000

/** Starts a display on a simulated device. @param overrides replaced engine parts */
export const startScreen = (
  { clock, transport, storage }: Sim,
  messages: ScreenMessages,
  overrides: Partial<EngineParts> = {},
): Engine =>
  createEngine({
    clock,
    transport,
    storage,
    random: () => 0.5,
    messages,
    feed: '/api/tv/token',
    release: 'one',
    size: () => '1920x1080',
    renew: () => {},
    onRevoked: () => {},
    ...overrides,
  })

/** Sets the network's response from now on. @param date the response's date; by default the true time */
export const respondWith = (sim: Sim, body: string, status = 200, date?: number) =>
  sim.setNetwork(async (_, _etag, now) => ({ status, body, date: date === undefined ? now : date }))

/** Starts a display and runs it for three minutes on the default feed. */
export async function startLiveScreen(
  sim: Sim,
  messages: ScreenMessages,
  overrides?: Partial<EngineParts>,
): Promise<Engine> {
  respondWith(sim, feedBody())
  const engine = startScreen(sim, messages, overrides)
  await sim.advanceTo(sim.now() + 3 * minute)
  expect(engine.board().mode).toBe('day')
  return engine
}

/** The time on a board's clock; the board's mode if it has none. */
export const getClock = (board: Board) => ('clock' in board ? board.clock.figures : board.mode)

/** The kinds of a board's warnings; the board's mode if it has none. */
export const listWarnings = (board: Board) =>
  'warnings' in board ? board.warnings.map(({ kind }) => kind) : [board.mode]
