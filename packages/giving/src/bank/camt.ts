import { SaxesParser } from 'saxes'
import { joinTexts, mostLines, readAccount, refuseFile, type StatementLine } from './statement.ts'
import { readCurrency, readDay, readMoney } from './values.ts'

/** An entry, with the texts of its elements by their path below it; what comes several times, such as a remittance, is joined. */
type Entry = { line: number; currency: string; texts: Map<string, string> }

function addText({ texts }: Entry, name: string, words: string): void {
  const before = texts.get(name)
  texts.set(name, before === undefined ? words : `${before} ${words}`)
}

/** Deeper than any bank nests, and longer than any name in ISO 20022: what goes further is no statement. */
const [deepest, longestName] = [40, 100]

/** How far below an entry its texts are read. */
const deepestText = 8

/** Reads CAMT.053 (ISO 20022), whichever of its versions. No document type is taken, so no entity is declared. */
export function readCamt(text: string, options: { today: string }): StatementLine[] {
  const parser = new SaxesParser({ xmlns: true, position: true })
  const lines: StatementLine[] = []
  const path: string[] = []
  let [account, value] = ['', '']
  let entry: Entry | undefined
  let isStatement = false
  const end = () => {
    const words = value.trim()
    value = ''
    const below = path.slice(path.lastIndexOf('Ntry') + 1)
    if (entry && words && below.length > 0 && below.length <= deepestText) addText(entry, below.join('/'), words)
    if (!entry && words && /Stmt\/Acct\/Id\/(IBAN|Othr\/Id)$/.test(path.slice(-5).join('/')))
      account = readAccount(words, parser.line)
    if (entry && path.at(-1) === 'Ntry') {
      const read = readEntry(entry, account, options.today)
      if (read) lines.push(read)
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
    isStatement ||= local === 'BkToCstmrStmt'
    if (local === 'Ntry' && !entry) entry = { line: parser.line, currency: '', texts: new Map() }
    if (entry && local === 'Amt' && path.at(-2) === 'Ntry') entry.currency = attributes['Ccy']?.value ?? ''
  })
  const add = (part: string) => void (value += part)
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', end)
  parser.write(text).close()
  return isStatement ? lines : refuseFile('kind')
}

function readEntry({ line, currency: code, texts }: Entry, account: string, today: string): StatementLine | undefined {
  const first = (...names: string[]) => names.map((name) => texts.get(name)).find(Boolean)
  // What is announced or waits is not in the account yet.
  const status = first('Sts/Cd', 'Sts')
  if (status !== undefined && status !== 'BOOK') return undefined
  const currency = readCurrency(code, line)
  const amount = readMoney(first('Amt') ?? '', currency, line)
  const direction = first('CdtDbtInd')
  if (amount === undefined || amount < 0 || (direction !== 'CRDT' && direction !== 'DBIT'))
    return refuseFile('amount', line, first('Amt') ?? direction ?? '')
  const day = readDay(first('BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm') ?? '', line, today)
  if (amount === 0) return undefined
  const party = direction === 'CRDT' ? 'Dbtr' : 'Cdtr'
  const payer = first(`NtryDtls/TxDtls/RltdPties/${party}/Pty/Nm`, `NtryDtls/TxDtls/RltdPties/${party}/Nm`)
  const bankId = first('AcctSvcrRef', 'NtryDtls/TxDtls/Refs/AcctSvcrRef', 'NtryRef')
  return {
    day,
    amountMinor: direction === 'CRDT' ? amount : -amount,
    currency,
    text: joinTexts(
      [payer, first('NtryDtls/TxDtls/RmtInf/Ustrd'), first('AddtlNtryInf', 'NtryDtls/TxDtls/AddtlTxInf')],
      line,
    ),
    ...(payer ? { payer } : {}),
    ...(bankId ? { bankId } : {}),
    ...(account ? { account } : {}),
  }
}
