import { lastBooked } from './days.ts'
import { isoDayOf } from './isoDay.ts'
import { readTags } from './ofxTags.ts'
import {
  joinTexts,
  maxTextLength,
  maxLines,
  toSingleLine,
  type SkippedLine,
  readAccount,
  refuseFile,
  type StatementLine,
} from './statement.ts'
import { readCurrency, readMoney } from './values.ts'

type Options = { currency: string; today: string; skippedLines: SkippedLine[] }

/** A transaction's fields, with its account and currency, and the account earlier versions stored it under. */
type Transaction = {
  line: number
  fields: Map<string, string>
  raws: Map<string, string>
  currency: string
  account: string
  formerAccount: string
  isPending: boolean
}

/** Reads OFX and QFX. @throws UnreadableStatement naming the line */
export function readOfx(text: string, { currency: defaultCurrency, today, skippedLines }: Options): StatementLine[] {
  const transactions: Transaction[] = []
  let [currency, account, formerAccount, aggregate] = [defaultCurrency, '', '', '']
  let currentTransaction: Transaction | undefined
  const close = () => {
    if (currentTransaction) transactions.push({ ...currentTransaction, formerAccount })
    if (transactions.length > maxLines) refuseFile('lines')
    currentTransaction = undefined
  }
  for (const { name, value, line, raw } of readTags(text)) {
    if (name === 'ACCTID') formerAccount = readAccount(value, line)
    if (name === 'STMTTRN' || name === 'STMTTRNP') {
      // Some banks omit the closing tag.
      close()
      const isPending = name === 'STMTTRNP'
      currentTransaction = { line, fields: new Map(), raws: new Map(), currency, account, formerAccount, isPending }
    } else if (/^\/(?:STMTTRN|BANKTRANLIST)P?$/.test(name)) close()
    else if (currentTransaction) {
      if (name === 'CURRENCY' || name === 'ORIGCURRENCY' || name === 'BANKACCTTO' || name === 'CCACCTTO')
        aggregate = name
      else if (name === `/${aggregate}`) aggregate = ''
      else if (name === 'CURSYM' && aggregate === 'CURRENCY' && value !== '')
        currentTransaction.currency = readCurrency(value, line)
      else if (!name.startsWith('/')) {
        currentTransaction.fields.set(name, value)
        currentTransaction.raws.set(name, raw)
      }
    } else if (/^(?:|CC|INV)STMTRS$/.test(name)) [currency, account] = [defaultCurrency, '']
    else if (name === 'CURDEF' && value !== '') currency = readCurrency(value, line)
    else if (name === 'ACCTID') account = formerAccount
  }
  if (currentTransaction) return refuseFile('broken', currentTransaction.line)
  return readTransactions(transactions, { today, skippedLines })
}

/** Maximum length of the text reported for a skipped transaction. */
const maxNoteLength = 80

const fieldOf = ({ fields }: Transaction, name: string) => fields.get(name) ?? ''

/** Directions of transaction types; other types, such as a card payment, go either way. */
const directions: ReadonlyMap<string, 1 | -1> = new Map([
  ['CREDIT', 1],
  ['DEP', 1],
  ['DIRECTDEP', 1],
  ['DEBIT', -1],
  ['DIRECTDEBIT', -1],
  ['CHECK', -1],
  ['FEE', -1],
  ['SRVCHG', -1],
])

function readTransactions(
  transactions: readonly Transaction[],
  { today, skippedLines }: Pick<Options, 'today' | 'skippedLines'>,
): StatementLine[] {
  const amounts = transactions.map(({ fields, currency, line, isPending }) =>
    isPending ? undefined : readMoney(fields.get('TRNAMT') ?? '', currency, line),
  )
  const unsignedAccounts = findUnsignedAccounts(transactions, amounts)
  return transactions.flatMap((transaction, index) => {
    const { account, line } = transaction
    const direction = unsignedAccounts.has(account)
      ? directions.get(fieldOf(transaction, 'TRNTYPE').toUpperCase())
      : undefined
    const fileAmount = amounts[index]
    const skip = (reason: SkippedLine['reason']) => {
      const parts = [fieldOf(transaction, 'NAME') || fieldOf(transaction, 'MEMO'), fieldOf(transaction, 'TRNAMT')]
      skippedLines.push({ reason, line, text: toSingleLine(parts.filter(Boolean).join(' · ')).slice(0, maxNoteLength) })
      return []
    }
    if (transaction.isPending) return skip('pending')
    if (fileAmount === undefined || fileAmount === 0) return skip('zero')
    const day = readDay(transaction)
    if (day === undefined) return skip('undated')
    if (day > lastBooked(today)) return skip('future')
    const amountMinor = direction === undefined ? fileAmount : direction * Math.abs(fileAmount)
    return [readLine(transaction, { day, amountMinor, fileAmount })]
  })
}

/**
 * Finds the accounts whose amounts are unsigned or have the opposite sign: those with a positive amount of a debit type, and no
 * negative amount except of a credit type.
 */
function findUnsignedAccounts(
  transactions: readonly Transaction[],
  amounts: readonly (number | undefined)[],
): Set<string> {
  const [unsignedAccounts, signedAccounts] = [new Set<string>(), new Set<string>()]
  for (const [index, transaction] of transactions.entries()) {
    const direction = directions.get(fieldOf(transaction, 'TRNTYPE').toUpperCase())
    const amount = amounts[index] ?? 0
    if (direction === -1 && amount > 0) unsignedAccounts.add(transaction.account)
    if (direction !== 1 && amount < 0) signedAccounts.add(transaction.account)
  }
  return new Set([...unsignedAccounts].filter((account) => !signedAccounts.has(account)))
}

/** The day a transaction was booked; undefined if it has none. @throws UnreadableStatement if the date is invalid */
function readDay(transaction: Transaction): string | undefined {
  const dateText = ['DTPOSTED', 'DTAVAIL', 'DTUSER'].map((name) => fieldOf(transaction, name)).find(Boolean)
  return dateText === undefined || /^0+$/.test(dateText)
    ? undefined
    : (isoDayOf(dateText) ?? refuseFile('date', transaction.line, dateText))
}

/** Longer values are truncated, so that a line is never refused because of what its payer wrote. */
const [maxNameLength, maxMemoLength] = [100, 380]

function readLine(
  transaction: Transaction,
  { day, amountMinor, fileAmount }: { day: string; amountMinor: number; fileAmount: number },
): StatementLine {
  const { currency, account, formerAccount, line, raws } = transaction
  // Unlike the short name, the extended name is not truncated.
  const payer = (fieldOf(transaction, 'EXTDNAME') || fieldOf(transaction, 'NAME')).slice(0, maxNameLength)
  const bankId = fieldOf(transaction, 'FITID')
  const text = joinTexts([payer, fieldOf(transaction, 'MEMO').slice(0, maxMemoLength)], line)
  const base = { day, currency, ...(bankId ? { bankId } : {}) }
  const result: StatementLine = {
    ...base,
    amountMinor,
    text,
    ...(payer ? { payer } : {}),
    ...(account ? { account } : {}),
  }
  const raw = [raws.get('NAME'), raws.get('MEMO')].map((value) => formerText(value ?? ''))
  const oldText = bankId || raw.join(' · ').length > maxTextLength ? text : joinTexts(raw, line)
  return oldText === text && account === formerAccount && fileAmount === amountMinor
    ? result
    : { ...result, former: { ...base, amountMinor: fileAmount, text: oldText, account: formerAccount } }
}

const formerEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** Decodes text as earlier versions did, which supported few entities. */
const formerText = (raw: string) =>
  raw.replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => formerEntities[name] ?? '').trim()
