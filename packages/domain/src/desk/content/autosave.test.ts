import { ApiError } from '@minaret/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AutosaveOptions, createAutosave } from './autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const contentItem = (version: string) => ({
  kind: 'news' as const,
  id: 'a',
  version,
  state: 'draft' as const,
  title: 'A',
  values: {},
  versions: 0,
  mayEdit: true,
  mayChangeMoney: true,
  others: [],
  pictures: [],
})
const saveResponse = (version: string) => ({ thing: contentItem(version), problems: [] })

test('runs one save at a time, ends with the newest text and bases each save on the version before', async () => {
  const requests: string[] = []
  const responders: (() => void)[] = []
  const save: AutosaveOptions['save'] = (values, version) =>
    new Promise((resolve) => {
      requests.push(`${JSON.stringify(values)} on ${version}`)
      responders.push(() => resolve(saveResponse(`v${responders.length}`)))
    })
  const onSaved = vi.fn<() => void>()
  const autosave = createAutosave({ version: 'v0', save, onSaved })
  autosave.edit({ title: 'a' })
  await vi.advanceTimersByTimeAsync(1000)
  autosave.edit({ title: 'ab' })
  autosave.edit({ title: 'abc' })
  await vi.advanceTimersByTimeAsync(5000)
  expect(requests).toEqual(['{"title":"a"} on v0'])
  expect(autosave.state.getState().phase).toBe('saving')
  responders[0]?.()
  await vi.advanceTimersByTimeAsync(10)
  expect(requests).toEqual(['{"title":"a"} on v0', '{"title":"abc"} on v1'])
  expect(onSaved).not.toHaveBeenCalled()
  responders[1]?.()
  await vi.advanceTimersByTimeAsync(10)
  expect(autosave.state.getState()).toMatchObject({ phase: 'saved', version: 'v2' })
  expect(onSaved).toHaveBeenCalledOnce()
})

test('retries an unreachable server until it has the newest text', async () => {
  const save = vi
    .fn<AutosaveOptions['save']>()
    .mockRejectedValueOnce(new ApiError('silent'))
    .mockImplementation(() => Promise.resolve(saveResponse('v1')))
  const autosave = createAutosave({ version: 'v0', save })
  autosave.edit({ title: 'a' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(autosave.state.getState().phase).toBe('failed')
  await vi.advanceTimersByTimeAsync(5000)
  expect(autosave.state.getState().phase).toBe('saved')
  expect(save).toHaveBeenCalledTimes(2)
})

test('sends nothing during a conflict, whatever is typed, and continues from the current version once it is resolved', async () => {
  const conflict = { current: contentItem('v7'), fields: [{ key: 'title', yours: 'a', theirs: 'b' }] }
  const save = vi
    .fn<AutosaveOptions['save']>()
    .mockRejectedValueOnce(new ApiError('refused', { status: 409, data: conflict }))
    .mockImplementation(() => Promise.resolve(saveResponse('v8')))
  const autosave = createAutosave({ version: 'v0', save })
  autosave.edit({ title: 'a' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(autosave.state.getState()).toMatchObject({ phase: 'conflict', conflict })
  autosave.edit({ title: 'aa' })
  await autosave.flush()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(save).toHaveBeenCalledOnce()
  autosave.resolve({ title: 'aa' }, 'v7')
  await vi.advanceTimersByTimeAsync(10)
  expect(save).toHaveBeenLastCalledWith({ title: 'aa' }, 'v7')
  expect(autosave.state.getState().phase).toBe('saved')
})

test('treats a differing translation as a conflict, even if the main language is the same', async () => {
  const current = { ...contentItem('v7'), values: { title: 'a' }, translations: { ar: { title: 'ب' } } }
  const save = vi
    .fn<AutosaveOptions['save']>()
    .mockRejectedValue(new ApiError('refused', { status: 409, data: { current, fields: [] } }))
  const autosave = createAutosave({ version: 'v0', languages: ['ar'], save })
  autosave.edit({ title: 'a', 'ar:title': 'ت' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(autosave.state.getState()).toMatchObject({
    phase: 'conflict',
    conflict: {
      current: { values: { title: 'a', 'ar:title': 'ب' } },
      fields: [{ key: 'ar:title', yours: 'ت', theirs: 'ب' }],
    },
  })
})

test('saves at intervals while typing continues without a pause', async () => {
  const save = vi.fn<AutosaveOptions['save']>(() => Promise.resolve(saveResponse('v1')))
  const autosave = createAutosave({ version: 'v0', save })
  for (let keys = 1; keys <= 20; keys += 1) {
    autosave.edit({ title: 'a'.repeat(keys) })
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(save).toHaveBeenCalled()
})
