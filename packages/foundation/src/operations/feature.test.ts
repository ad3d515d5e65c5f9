import { expect, expectTypeOf, test } from 'vitest'
import { collect, feature } from './feature.ts'

const view = async () => 'viewed'
const change = async ({ id }: { id: string }) => id
const bank = feature({ name: 'bank', desk: { bankView: view } })
const box = feature({ name: 'box', desk: { boxChange: change }, public: { boxView: view } })

test('collects one slot of all features, with each handler’s type', () => {
  const desk = collect([bank, box, feature({ name: 'filing' })], 'desk')
  expect(desk).toEqual({ bankView: view, boxChange: change })
  expectTypeOf(desk).toEqualTypeOf<{ readonly bankView: typeof view } & { readonly boxChange: typeof change }>()
})

test('refuses a name used by two features', () => {
  expect(() => collect([bank, feature({ name: 'twin', desk: { bankView: view } })], 'desk')).toThrow(
    'Two features have desk bankView. Rename one of them.',
  )
})
