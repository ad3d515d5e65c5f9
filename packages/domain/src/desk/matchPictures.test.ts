import { expect, test } from 'vitest'
import { matchPictures } from './matchPictures.ts'

const file = (name: string, webkitRelativePath = '') => ({ name, webkitRelativePath })
const match = (paths: string[], files: ReturnType<typeof file>[]) =>
  matchPictures(paths, files).map(({ path, file: { name, webkitRelativePath } }) => [path, webkitRelativePath || name])

test.each<[string, string[], ReturnType<typeof file>[], string[][]]>([
  ['a file by its name', ['2023/05/roof.jpg'], [file('roof.jpg')], [['2023/05/roof.jpg', 'roof.jpg']]],
  ['a file whose name is in capitals', ['2023/05/Roof.JPG'], [file('roof.jpg')], [['2023/05/Roof.JPG', 'roof.jpg']]],
  [
    'a file whose accents are separate characters',
    ['2023/05/caf\u00e9.jpg'],
    [file('cafe\u0301.jpg')],
    [['2023/05/caf\u00e9.jpg', 'cafe\u0301.jpg']],
  ],
  [
    'two files of the same name by their folders',
    ['2023/05/a.jpg', '2024/01/a.jpg'],
    [file('a.jpg', 'uploads/2024/01/a.jpg'), file('a.jpg', 'uploads/2023/05/a.jpg')],
    [
      ['2023/05/a.jpg', 'uploads/2023/05/a.jpg'],
      ['2024/01/a.jpg', 'uploads/2024/01/a.jpg'],
    ],
  ],
  ['neither of two files of the same name without folders', ['2023/05/a.jpg'], [file('a.jpg'), file('a.jpg')], []],
  ['no file whose name only ends the same', ['2023/05/a.jpg'], [file('ba.jpg', 'x/2023/05/ba.jpg')], []],
  [
    'one file for two places',
    ['1/a.jpg', '2/a.jpg'],
    [file('a.jpg')],
    [
      ['1/a.jpg', 'a.jpg'],
      ['2/a.jpg', 'a.jpg'],
    ],
  ],
  ['nothing if no pictures are missing', [], [file('a.jpg')], []],
])('matches %s', (_name, paths, files, matches) => {
  expect(match(paths, files)).toEqual(matches)
})
