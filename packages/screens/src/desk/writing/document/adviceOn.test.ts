import { expect, test } from 'vitest'
import { adviceOn } from './adviceOn.ts'
import { readMarkdown } from './readMarkdown.ts'

test.each([
  ['## Times\n\n### Friday\n\n## Place', []],
  ['### Friday', ['firstHeading']],
  ['## Times\n\n#### Friday', ['skippedHeading']],
  ['To apply, [click here](/apply).', ['vagueLink']],
  ['[اضغط هنا](/apply)', ['vagueLink']],
  ['[Apply for a course](/apply)', []],
  ['[a](http-x:/b)', ['wrongLink']],
  ['word '.repeat(200), ['longParagraph']],
])('advises on %j: %j', (text, kinds) => {
  const document = readMarkdown(text)
  expect(document && adviceOn(document).map(({ kind }) => kind)).toEqual(kinds)
})
