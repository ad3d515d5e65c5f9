import { SaxesParser } from 'saxes'
import { readEntry } from './camtEntry.ts'
import { mostLines, type PassedLine, readAccount, refuseFile, type StatementLine } from './statement.ts'

/** The texts of elements by their path, in the order of the file; of an amount, its currency stands before it. */
export type Texts = Map<string, string[]>

/** A booking: its own texts by their path below it, and those of each of its payments by theirs. */
export type Entry = { line: number; texts: Texts; payments: Texts[] }

/** What a file's entries are read with. */
export type EntryPlace = { account: string; owner: string; today: string; passed: PassedLine[] }

/** Deeper than any bank nests, and longer than any name in ISO 20022: what goes further is no statement. */
const [deepest, longestName] = [40, 100]

/** How far below an entry its texts are read, and how many there can be of one kind. */
const [deepestText, mostTexts] = [8, 1000]

function addText(texts: Texts, path: string, text: string): void {
  const before = texts.get(path)
  if (!before) texts.set(path, [text])
  else if (before.length < mostTexts) before.push(text)
}

/** Statements, and reports of a day, whose booked entries are the same. */
const statements = new Set(['BkToCstmrStmt', 'BkToCstmrAcctRpt'])
const statementOf = /(?:Stmt|Rpt)\/Acct\/(Id\/IBAN|Id\/Othr\/Id|Ownr\/Nm)$/

/**
 * Reads CAMT.053 and CAMT.052 (ISO 20022), whichever of their versions. No document type is taken, so no entity is declared.
 * @throws UnreadableStatement naming the line
 */
export function readCamt(text: string, { today, passed }: Pick<EntryPlace, 'today' | 'passed'>): StatementLine[] {
  const parser = new SaxesParser({ xmlns: true, position: true })
  const lines: StatementLine[] = []
  const path: string[] = []
  let [account, owner, value, currency] = ['', '', '', '']
  let entry: Entry | undefined
  let isStatement = false
  const addValue = (words: string) => {
    const names = path.slice(path.lastIndexOf('Ntry') + 1)
    if (!entry || names.length === 0 || names.length > deepestText) return
    const amount = names.at(-1) === 'Amt' ? `${currency} ${words}` : words
    const payment = names.indexOf('TxDtls')
    const own = payment < 0 ? undefined : entry.payments.at(-1)
    addText(own ?? entry.texts, names.slice(payment + 1).join('/'), amount)
  }
  const end = () => {
    const words = value.trim()
    value = ''
    if (entry && words) addValue(words)
    const [, place] = (!entry && words && statementOf.exec(path.slice(-5).join('/'))) || []
    if (place === 'Ownr/Nm') owner = words
    else if (place !== undefined) account = readAccount(words, parser.line)
    if (entry && path.at(-1) === 'Ntry') {
      for (const line of readEntry(entry, { account, owner, today, passed })) lines.push(line)
      if (lines.length > mostLines) refuseFile('lines')
      entry = undefined
    }
    path.pop()
  }
  parser.on('error', () => refuseFile('broken', parser.line))
  parser.on('doctype', () => refuseFile('doctype', parser.line))
  parser.on('opentag', ({ local, attributes }) => {
    path.push(local)
    value = ''
    if (path.length > deepest || local.length > longestName) refuseFile('broken', parser.line)
    isStatement ||= statements.has(local)
    if (local === 'Stmt' || local === 'Rpt') [account, owner] = ['', '']
    if (local === 'Ntry' && !entry) entry = { line: parser.line, texts: new Map(), payments: [] }
    if (local === 'TxDtls' && entry && entry.payments.push(new Map()) > mostLines) refuseFile('lines')
    if (local === 'Amt') currency = attributes['Ccy']?.value ?? ''
  })
  const add = (part: string) => void (value += part)
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', end)
  parser.write(text).close()
  return isStatement ? lines : refuseFile('kind')
}
