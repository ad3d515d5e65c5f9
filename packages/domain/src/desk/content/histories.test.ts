import { ApiError } from '@minaret/client'
import type { ContentItem, ContentValues } from '@minaret/contract/desk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Autosave, createAutosave, type EditConflict } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Pseudo-random numbers from 0 to 1, reproducible by seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** A server that accepts saves only on its newest version, behind a network that delays requests and loses requests and responses. */
function createModelServer(random: () => number) {
  let version = 0
  let values: ContentValues = { title: '' }
  const accepted: { by: string; base: string; text: string }[] = []
  const currentItem = (): ContentItem => ({
    kind: 'news',
    id: 'a',
    version: String(version),
    state: 'draft',
    title: '',
    values,
    versions: 0,
    mayEdit: true,
    mayChangeMoney: true,
    others: [],
    pictures: [],
  })
  const wait = () => new Promise((resolve) => setTimeout(resolve, random() * 3000))
  return {
    accepted,
    isReliable: false,
    current: currentItem,
    async save(by: string, submittedValues: ContentValues, base: string) {
      await wait()
      if (!this.isReliable && random() < 0.2) throw new ApiError('silent')
      if (base !== String(version)) {
        const conflict: EditConflict = {
          current: currentItem(),
          fields: JSON.stringify(values) === JSON.stringify(submittedValues) ? [] : [{ key: 'title' }],
        }
        throw new ApiError('refused', { status: 409, data: conflict })
      }
      accepted.push({ by, base, text: textOf(submittedValues) })
      version += 1
      values = submittedValues
      const response = { thing: currentItem(), problems: [] }
      await wait()
      if (!this.isReliable && random() < 0.2) throw new ApiError('silent')
      return response
    },
  }
}

const textOf = ({ title }: ContentValues) => (typeof title === 'string' ? title : '')

type Writer = { name: string; text: string; autosave: Autosave; conflicts: number }

const histories = process.env.MINARET_YEARS ? 10_000 : 300

test(`loses no text and overwrites nothing unseen, with two writers and ${histories} random histories`, async () => {
  for (let seed = 1; seed <= histories; seed += 1) {
    const random = randomFrom(seed)
    const server = createModelServer(random)
    const writers: Writer[] = ['amina', 'yusuf'].map((name) => ({
      name,
      text: '',
      conflicts: 0,
      autosave: createAutosave({
        version: server.current().version,
        save: (values, base) => server.save(name, values, base),
      }),
    }))
    /** The writer sees both versions and keeps their own; overwriting the other one is then deliberate. */
    const resolve = (writer: Writer) => {
      const { conflict } = writer.autosave.state.getState()
      if (!conflict) return
      writer.conflicts += 1
      writer.autosave.resolve({ title: writer.text }, conflict.current.version)
    }
    const isSoleWriter = random() < 0.3
    for (let step = 0; step < 30; step += 1) {
      const writer = writers[isSoleWriter || random() < 0.5 ? 0 : 1]
      if (!writer) continue
      if (random() < 0.8) {
        writer.text += String.fromCodePoint(97 + Math.floor(random() * 26))
        writer.autosave.edit({ title: writer.text })
      } else if (random() < 0.5) resolve(writer)
      await vi.advanceTimersByTimeAsync(random() * 2500)
    }
    server.isReliable = true
    for (let round = 0; round < 12; round += 1) {
      await vi.advanceTimersByTimeAsync(20_000)
      for (const writer of writers) resolve(writer)
    }
    for (const { name, text, autosave, conflicts } of writers) {
      expect([seed, name, autosave.state.getState().phase]).toEqual([seed, name, 'saved'])
      const ownSaves = server.accepted.filter(({ by }) => by === name)
      expect([seed, name, ownSaves.at(-1)?.text ?? '']).toEqual([seed, name, text])
      // A sole writer never sees a conflict with their own saves.
      if (isSoleWriter) expect([seed, conflicts]).toEqual([seed, 0])
    }
    // Each save is based on the one before it, so the second writer saw the first one's text.
    expect(server.accepted.map(({ base }) => base)).toEqual(server.accepted.map((_, index) => String(index)))
  }
}, 300_000)
