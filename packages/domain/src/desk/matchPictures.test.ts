import { expect, test } from 'vitest'
import { matchPictures } from './matchPictures.ts'

const file = (name: string, webkitRelativePath = '') => ({ name, webkitRelativePath })
const matched = (wanted: string[], files: ReturnType<typeof file>[]) =>
  matchPictures(wanted, files).map(({ path, file: one }) => [path, one.webkitRelativePath || one.name])

test.each<[string, string[], ReturnType<typeof file>[], string[][]]>([
  ['one by its name', ['2023/05/roof.jpg'], [file('roof.jpg')], [['2023/05/roof.jpg', 'roof.jpg']]],
  ['one in capitals', ['2023/05/Roof.JPG'], [file('roof.jpg')], [['2023/05/Roof.JPG', 'roof.jpg']]],
  [
    'one whose accents are written apart',
    ['2023/05/caf\u00e9.jpg'],
    [file('cafe\u0301.jpg')],
    [['2023/05/caf\u00e9.jpg', 'cafe\u0301.jpg']],
  ],
  [
    'two of the same name by their folders',
    ['2023/05/a.jpg', '2024/01/a.jpg'],
    [file('a.jpg', 'uploads/2024/01/a.jpg'), file('a.jpg', 'uploads/2023/05/a.jpg')],
    [
      ['2023/05/a.jpg', 'uploads/2023/05/a.jpg'],
      ['2024/01/a.jpg', 'uploads/2024/01/a.jpg'],
    ],
  ],
  ['none of two of the same name without folders', ['2023/05/a.jpg'], [file('a.jpg'), file('a.jpg')], []],
  ['none whose name only ends alike', ['2023/05/a.jpg'], [file('ba.jpg', 'x/2023/05/ba.jpg')], []],
  [
    'one file for two places',
    ['1/a.jpg', '2/a.jpg'],
    [file('a.jpg')],
    [
      ['1/a.jpg', 'a.jpg'],
      ['2/a.jpg', 'a.jpg'],
    ],
  ],
  ['nothing of nothing', [], [file('a.jpg')], []],
])('finds %s', (_name, wanted, files, found) => {
  expect(matched(wanted, files)).toEqual(found)
})
