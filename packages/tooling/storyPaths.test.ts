import { expect, test } from 'vitest'
import { decodeStoryPaths } from './storyPaths.ts'

test('the path of a story is decoded, also in a folder with an Arabic name', () => {
  const { transform } = decodeStoryPaths()
  if (typeof transform !== 'function') throw new TypeError('The plugin has no transform.')
  const storyCode = 'const isOwn = convertToFilePath(import.meta.url).includes(globalThis.__vitest_worker__.filepath)'
  const result: unknown = Reflect.apply(transform, undefined, [storyCode, '/مسجد/Button.stories.tsx', {}])
  expect(result).toMatchObject({
    code: expect.stringContaining('decodeURI(convertToFilePath(import.meta.url)).includes'),
  })
  expect(Reflect.apply(transform, undefined, [storyCode, '/مسجد/Button.tsx', {}])).toBeUndefined()
})
