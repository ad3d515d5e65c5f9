import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFastTier } from '@minaret/tooling/tier'
import { readList } from '../testing/donorList.ts'
import { UnreadableImportError } from '../unreadable.ts'
import { decodeParts } from './decode.ts'
import { maxLines, readRows } from './readRows.ts'

const donorsIn = async (content: string | Buffer) => (await readList(content)).lines.map(({ donor }) => donor)
const problemOf = async (content: string | Buffer, partBytes?: number) => {
  try {
    await readList(content, partBytes)
    return undefined
  } catch (error) {
    if (error instanceof UnreadableImportError) return error.problem
    throw error
  }
}

test('reads donors of GiveWP, with totals as a remark and no contact preferences', async () => {
  const list = await readList(
    [
      'Name,Email,"User ID","Donor Created","Donor Phone Number","Number of donations","Total Donated",Address,"Address 2",City,State,Zip,Country',
      '"Fatima Khan",fatima@example.org,12,"3 March 2024","+44 7700 900123",14,"340.00","12 Mill Lane",,Leeds,,"LS1 4AB",GB',
      '"Yusuf Ali",yusuf@example.org,,"4 March 2024",,1,"25.00","- N/A - ","- N/A - ","- N/A - ",,,',
    ].join('\r\n'),
  )
  expect(list.source).toBe('givewp')
  expect(list.lines).toEqual([
    {
      line: 2,
      title: 'Fatima Khan',
      notes: [],
      donor: {
        name: 'Fatima Khan',
        email: 'fatima@example.org',
        phone: '+44 7700 900123',
        address: '12 Mill Lane, Leeds, LS1 4AB, GB',
        remark: 'Donor Created: 3 March 2024 · Number of donations: 14 · Total Donated: 340.00',
      },
    },
    {
      line: 3,
      title: 'Yusuf Ali',
      notes: [],
      donor: {
        name: 'Yusuf Ali',
        email: 'yusuf@example.org',
        remark: 'Donor Created: 4 March 2024 · Number of donations: 1 · Total Donated: 25.00',
      },
    },
  ])
})

test('reads donations of Donorbox as donors, with mailing list preferences and no amounts', async () => {
  const list = await readList(
    [
      `Name,Donating Company,Donor's First Name,Donor's Last Name,Donor Email,Make Donation Anonymous,Campaign,Amount,Currency,Donated At,Phone,Address,Address 2,City,State / Province,Postal Code,Country,Receipt Id,Donation Type,Join Mailing List,Donor Id`,
      `Aisha Rahman,,Aisha,Rahman,aisha@example.org,no,Roof,50.00,GBP,2025-03-01,07700900456,1 High St,,Luton,,LU1 1AA,United Kingdom,881,stripe,yes,77`,
      `Omar Said,,Omar,Said,omar@example.org,yes,Roof,20.00,GBP,2025-03-02,,,,,,,,882,paypal,no,78`,
    ].join('\n'),
  )
  expect(list.source).toBe('donorbox')
  expect(list.lines.map(({ donor }) => donor)).toEqual([
    {
      name: 'Aisha Rahman',
      email: 'aisha@example.org',
      phone: '07700900456',
      address: '1 High St, Luton, LU1 1AA, United Kingdom',
      mayEmail: true,
    },
    { name: 'Omar Said', email: 'omar@example.org', mayEmail: false },
  ])
})

test.each([
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFName;Email\nفاطمة خان;f@example.org')],
  [
    'UTF-16 little-endian',
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Name\tEmail\nفاطمة خان\tf@example.org', 'utf16le')]),
  ],
  [
    'UTF-16 big-endian',
    Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from('Name,Email\nفاطمة خان,f@example.org', 'utf16le').swap16()]),
  ],
  ['UTF-16 without a byte order mark', Buffer.from('Name,Email\nفاطمة خان,f@example.org', 'utf16le')],
  ['the sep= line of Excel', Buffer.from('sep=;\r\nName;Email\r\nفاطمة خان;f@example.org\r\n')],
])('reads %s', async (_what, content) => {
  expect(await donorsIn(content)).toEqual([{ name: 'فاطمة خان', email: 'f@example.org' }])
})

test('reads Windows-1252, and notes that a name needs a check', async () => {
  const list = await readList(Buffer.from('Name,Email\nZoé Müller,z@example.org\nAli,a@example.org', 'latin1'))
  expect(list.lines.map(({ title, notes }) => [title, notes.map(({ code }) => code)])).toEqual([
    ['Zoé Müller', ['guessedLetters']],
    ['Ali', []],
  ])
})

test('reports the first line of a row, even after cells with line breaks', async () => {
  const list = await readList('Name,Email,Notes\nA,a@example.org,"one\ntwo\r\nthree"\n\nB,b@example.org,x\n')
  expect(list.lines.map(({ line, title }) => [line, title])).toEqual([
    [2, 'A'],
    [6, 'B'],
  ])
})

test.each([
  ['neither a name nor an address', ',,0123', 'nobody'],
  ['an invalid address', 'A,a@example,', 'badEmail'],
  ['two addresses in one cell', 'A,"a@example.org, b@example.org",', 'badEmail'],
  ['an address with a line break', 'A,"a@example.org\nBcc: b@example.org",', 'badEmail'],
  ['an overlong name', `${'x'.repeat(201)},a@example.org,`, 'longName'],
])('rejects a line with %s, and reads the others', async (_what, line, code) => {
  const { lines } = await readList(`Name,Email,Phone\n${line}\nB,b@example.org,`)
  expect(lines[0]?.notes).toEqual([{ code }])
  expect(lines.map(({ donor }) => donor?.name)).toEqual([undefined, 'B'])
})

test('leaves out invalid phone numbers, addresses and preferences, with notes', async () => {
  const { lines } = await readList(
    `Name,Email,Phone,Address,Email consent,Post consent\nA,a@example.org,4.47E+11,${'x'.repeat(501)},perhaps,withdrawn`,
  )
  expect(lines).toEqual([
    {
      line: 2,
      title: 'A',
      notes: [{ code: 'unclearWish' }, { code: 'badPhone' }, { code: 'longAddress' }],
      donor: { name: 'A', email: 'a@example.org', mayEmail: false, mayWrite: false },
    },
  ])
})

test('does not take a missing opt-out as consent', async () => {
  expect(await donorsIn('Email,Unsubscribed\na@example.org,no\nb@example.org,yes')).toEqual([
    { name: '', email: 'a@example.org' },
    { name: '', email: 'b@example.org', mayEmail: false },
  ])
})

test('keeps joiners and removes direction marks in names', async () => {
  const [donor] = await donorsIn('Name,Email\n"\u202Eمحمد\u200C علی\u202C\u0007",m@example.org')
  expect(donor?.name).toBe('محمد\u200C علی')
})

test('reads formulas as text', async () => {
  expect(
    await donorsIn(`Name,Email,Phone\n"=HYPERLINK(""https://evil.example"")",a@example.org,"=""07700900123"""`),
  ).toEqual([{ name: '=HYPERLINK("https://evil.example")', email: 'a@example.org', phone: '07700900123' }])
  expect(await donorsIn(`Name,Email,Phone\nA,a@example.org,'+447700900123`)).toMatchObject([{ phone: '+447700900123' }])
})

test.each([
  ['a ZIP archive or workbook', Buffer.from('PK\u0003\u0004Name,Email'), { code: 'workbook' }],
  ['a PDF', Buffer.from('%PDF-1.7\nName,Email'), { code: 'list' }],
  ['binary data', Buffer.from('Name,Email\n\0\0\0'), { code: 'list' }],
])('rejects %s', async (_what, content, problem) => {
  expect(await problemOf(content, 4096)).toEqual(problem)
})

test.each<[what: string, line: string, code: string]>([
  ['an unclosed quotation mark', '"B,b@example.org', 'brokenLine'],
  ['an unclosed quotation mark in its last cell', 'B,"b@example.org', 'brokenLine'],
  ['too many characters', 'x'.repeat(30_000), 'longLine'],
  ['too many columns', `B,b@example.org${','.repeat(1001)}`, 'longLine'],
])('reports a line with %s and reads the others', async (_what, line, code) => {
  for (const [end, otherLines] of [
    ['\n', '"Khan, C",c@example.org\nD,"d@example.org"'],
    ['\r\n', '"C\r\nK",c@example.org\r\nD,d@example.org\r\n'],
    ['\n', Array.from({ length: 3000 }, (_, index) => `C${index},c${index}@example.org`).join('\n')],
    ['\n', ''],
  ] as const)
    for (const size of [5, 4096]) {
      const { lines } = await readList(`Name,Email${end}A,a@example.org${end}${line}${end}${otherLines}`, size)
      expect(lines.filter(({ donor }) => !donor).map((row) => [row.line, row.notes])).toEqual([[3, [{ code }]]])
      expect(lines.filter(({ donor }) => donor)).toHaveLength(
        otherLines === '' ? 1 : otherLines.includes('C2999') ? 3001 : 3,
      )
    }
})

test('does not buffer a line with endless columns', async () => {
  const megabyte = Buffer.alloc(1024 * 1024, ',')
  async function* parts() {
    for (let count = 0; count < 50; count += 1) yield megabyte
  }
  const rows = []
  for await (const row of readRows(decodeParts(parts, { label: 'utf-8', guessed: false }))) rows.push(row)
  expect(rows.map(({ problem, cells }) => [problem, cells[0]?.length])).toEqual([['longLine', 200]])
})

const hostileInputs: Record<string, string> = {
  'unclosed cells': '"a\n',
  'empty lines in a cell': '\n',
  'cells of two lines': '"a\nb"\n',
  'quotation marks inside cells': 'a,"b"c"d\n',
}

test.each(Object.keys(hostileInputs))('parses %s in linear time', async (name) => {
  const timeOf = async (times: number) => {
    const content = `Name,Email\n"${(hostileInputs[name] ?? '').repeat(times)}`
    const start = process.cpuUsage()
    await readList(content, 65_536)
    const { user, system } = process.cpuUsage(start)
    return user + system
  }
  await timeOf(1000)
  const [small, large] = [await timeOf(5000), await timeOf(40_000)]
  // The input is eight times as long: quadratic time would be a factor of sixty-four.
  expect(large).toBeLessThan(30 * Math.max(small, 10_000))
})

test.skipIf(isFastTier)(
  'reads at most 200,000 lines',
  async () => {
    const list = (lines: number) =>
      `Email\n${Array.from({ length: lines - 1 }, (_, index) => `d${index}@example.org`).join('\n')}`
    expect((await readList(list(maxLines), 1024 * 1024)).lines).toHaveLength(maxLines - 1)
    expect(await problemOf(list(maxLines + 1), 1024 * 1024)).toEqual({ code: 'lines' })
  },
  60_000,
)

test('reads only single addresses from random lists, and throws only UnreadableImport', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (text) => {
      try {
        const { lines } = await readList(`Email,Name\n${text}`, 64)
        for (const { donor } of lines)
          if (donor?.email) expect(donor.email).toMatch(/^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/)
      } catch (error) {
        if (!(error instanceof UnreadableImportError)) throw error
      }
    }),
  )
})
