import { expect, test } from 'vitest'
import { findWordProblems } from '../bin/words.mjs'
import { wordsOf } from './names.mjs'

/** The faults of these files. */
const faults = (files, options) => findWordProblems(Object.entries(files), options).problems

const places = {
  'a message of a catalogue': [
    'packages/screens/messages/en.json',
    '{\n  "cause": { "mend": "Mend the card" }\n}\n',
    2,
  ],
  'an email': [
    'packages/giving/src/receipts/en.ts',
    "export const en = {\n  subject: 'This letter is your receipt',\n}\n",
    2,
  ],
  'a document': ['docs/operating.md', '# Operating\n\nEach verb has a help text.\n', 3],
  'a README': ['packages/client/README.md', 'Every giver has a page.\n', 1],
  'the text of a command': [
    'apps/cli/src/commands/gift/add.ts',
    "say('Nothing was made.')\nsay(`The giver of ${id} is thanked.`)\n",
    1,
  ],
  'a message for an operator': [
    'packages/server/src/jobs/log.ts',
    "log.warn({ err }, 'the database is away, and jobs wait')\n",
    1,
  ],
  'a page of a demonstration mosque': [
    'packages/server/demonstration/al-noor/legal/privacy.md',
    '---\ntitle: Privacy\n---\nNo letters are sent.\n',
    4,
  ],
  'a story': [
    'packages/ui/src/card/Card.stories.tsx',
    'export const One = () => (\n  <p>\n    Give your e-mail.\n  </p>\n)\n',
    3,
  ],
  'the contract': ['packages/contract/openapi.yaml', 'summary: x\ndescription: What the giver adds\n', 2],
  'an exported type': ['packages/giving/src/cards/outcome.ts', '// One\nexport type GiftTold = string\n', 2],
  'an exported list of names': ['packages/giving/src/cards/index.ts', "export { takeTurn } from './lease.ts'\n", 1],
  'a variable': ['packages/server/src/a.ts', 'export const a = () => {\n  const told = b()\n}\n', 2],
  'a variable named after its history': ['packages/server/src/a.ts', 'const wanted = b()\n', 1],
  'an exported type named after its history': ['packages/server/src/a.ts', 'export type FoundRow = string\n', 1],
  'a comment': ['packages/server/src/a.ts', '/**\n * The row; nothing\n * where it is missing.\n */\n', 2],
  'the name of a file': ['packages/server/src/cache/commonShelf.ts', 'export const cache = 1\n', 1],
  'the name of a folder': ['packages/server/src/mail/letters/send.ts', 'export const send = 1\n', 1],
}

test.each(Object.entries(places))('a word to avoid is found in %s', (_, [file, text, line]) => {
  const problems = faults({ [file]: text })
  expect(problems[0]).toMatch(new RegExp(`^${file}:${line} .*write \\w`))
})

test('a finding has the word and what to write instead', () => {
  expect(faults({ 'docs/a.md': 'It asks the giver.' })).toEqual(['docs/a.md:1 "giver": write donor.'])
  expect(faults({ 'packages/a/src/b.ts': 'export const giverName = 1' })).toEqual([
    'packages/a/src/b.ts:1 giverName: avoid "giver" in names; write donor.',
  ])
})

test('ordinary sentences, code words, SQL statements and tests are not reported', () => {
  const files = {
    'docs/a.md':
      'The host name leads to the server. Use capital letters and `npm run verb`. He stood up and went on foot.',
    'packages/a/src/keys.ts':
      "const kind = 'letter'\nimport x from './letters/x.ts'\nconst q = sql`select letter from mails where giver = 1`",
    'packages/a/src/keys.test.ts': "expect(said).toBe('No letter was sent')",
    'packages/a/src/ar.ts': "export const ar = { a: 'letter is' }",
    'packages/a/src/state.ts': 'export const isKnown = true\nexport const returned = 1\nexport const hostname = 2',
  }
  expect(faults(files)).toEqual([])
})

test('a listed name is not reported, and one that no longer exists is returned separately', () => {
  const files = { 'packages/a/src/b.ts': 'export const takeTurn = 1' }
  expect(findWordProblems(Object.entries(files), { names: ['takeTurn', 'wasThere'] })).toMatchObject({
    problems: [],
    stale: ['wasThere'],
  })
})

test('a word in a comment can be listed for its file', () => {
  const files = { 'packages/a/src/b.ts': '// Whoever calls it.\nexport const b = 1\n' }
  expect(faults(files)).toEqual(['packages/a/src/b.ts:1 "Whoever": write the role: donor, treasurer, visitor, caller.'])
  expect(faults(files, { names: ['whoever in packages/a/src/b.ts'] })).toEqual([])
})

test('an exception allows its sentence, and is reported once it is unused', () => {
  const allowed = [
    { text: 'letters in an envelope', reason: 'They go by post.' },
    { name: 'shelfMark', reason: 'A library writes it on a book.' },
  ]
  const bothFiles = { 'docs/a.md': 'Old letters in an envelope.', 'packages/a/src/shelfMark.ts': 'export const a = 1' }
  expect(faults(bothFiles, { allowed })).toEqual([])
  expect(faults({ ...bothFiles, 'docs/b.md': 'A verb for letters in an envelope.' }, { allowed })).toEqual([
    'docs/b.md:1 "verb": write command.',
  ])
  expect(faults({ 'docs/a.md': 'Old letters in an envelope.' }, { allowed })).toEqual([
    'The exception "shelfMark" is unused: remove it from exceptions.mjs.',
  ])
})

test('the words of a name are found regardless of how they are joined', () => {
  expect([wordsOf('takeTurn'), wordsOf('take-turn'), wordsOf('HTTPShelf2'), wordsOf('return')]).toEqual([
    ['take', 'turn'],
    ['take', 'turn'],
    ['http', 'shelf'],
    ['return'],
  ])
})
