import { SaxesParser } from 'saxes'
import { readEntry } from './camtEntry.ts'
import { maxLines, type SkippedLine, readAccount, refuseFile, type StatementLine } from './statement.ts'

/** Text of elements by path, in file order; an amount is prefixed with its currency. */
export type TextsByPath = Map<string, string[]>

/** A bank entry: its own text by path relative to it, and each payment's text by path relative to the payment. */
export type Entry = { line: number; texts: TextsByPath; payments: TextsByPath[] }

/** Context for reading a file's entries. */
export type EntryContext = { account: string; owner: string; today: string; skippedLines: SkippedLine[] }

/** Limits beyond any bank's nesting depth and any ISO 20022 element name: a file that exceeds them is not a statement. */
const [maxDepth, maxElementName] = [40, 100]

/** Maximum depth of text below an entry, and maximum number of values per path. */
const [maxTextDepth, maxTexts] = [8, 1000]

function addText(texts: TextsByPath, path: string, text: string): void {
  const values = texts.get(path)
  if (!values) texts.set(path, [text])
  else if (values.length < maxTexts) values.push(text)
}

/** Statements, and intraday reports, which have the same entries. */
const statements = new Set(['BkToCstmrStmt', 'BkToCstmrAcctRpt'])
const accountPattern = /(?:Stmt|Rpt)\/Acct\/(Id\/IBAN|Id\/Othr\/Id|Ownr\/Nm)$/

/**
 * Reads any version of CAMT.053 and CAMT.052 (ISO 20022). Document types are refused, so that a file cannot declare entities.
 * @throws UnreadableStatement naming the line
 */
export function readCamt(
  text: string,
  { today, skippedLines }: Pick<EntryContext, 'today' | 'skippedLines'>,
): StatementLine[] {
  const parser = new SaxesParser({ xmlns: true, position: true })
  const lines: StatementLine[] = []
  const path: string[] = []
  let [account, owner, value, currency] = ['', '', '', '']
  let entry: Entry | undefined
  let isStatement = false
  const addValue = (content: string) => {
    const names = path.slice(path.lastIndexOf('Ntry') + 1)
    if (!entry || names.length === 0 || names.length > maxTextDepth) return
    const amount = names.at(-1) === 'Amt' ? `${currency} ${content}` : content
    const payment = names.indexOf('TxDtls')
    const paymentTexts = payment < 0 ? undefined : entry.payments.at(-1)
    addText(paymentTexts ?? entry.texts, names.slice(payment + 1).join('/'), amount)
  }
  const closeElement = () => {
    const content = value.trim()
    value = ''
    if (entry && content) addValue(content)
    const [, accountField] = (!entry && content && accountPattern.exec(path.slice(-5).join('/'))) || []
    if (accountField === 'Ownr/Nm') owner = content
    else if (accountField !== undefined) account = readAccount(content, parser.line)
    if (entry && path.at(-1) === 'Ntry') {
      for (const line of readEntry(entry, { account, owner, today, skippedLines })) lines.push(line)
      if (lines.length > maxLines) refuseFile('lines')
      entry = undefined
    }
    path.pop()
  }
  parser.on('error', () => refuseFile('broken', parser.line))
  parser.on('doctype', () => refuseFile('doctype', parser.line))
  parser.on('opentag', ({ local, attributes }) => {
    path.push(local)
    value = ''
    if (path.length > maxDepth || local.length > maxElementName) refuseFile('broken', parser.line)
    isStatement ||= statements.has(local)
    if (local === 'Stmt' || local === 'Rpt') [account, owner] = ['', '']
    if (local === 'Ntry' && !entry) entry = { line: parser.line, texts: new Map(), payments: [] }
    if (local === 'TxDtls' && entry && entry.payments.push(new Map()) > maxLines) refuseFile('lines')
    if (local === 'Amt') currency = attributes['Ccy']?.value ?? ''
  })
  const appendText = (part: string) => void (value += part)
  parser.on('text', appendText)
  parser.on('cdata', appendText)
  parser.on('closetag', closeElement)
  parser.write(text).close()
  return isStatement ? lines : refuseFile('kind')
}
