import { lastBooked } from './days.ts'
import { isoDayOf } from './isoDay.ts'
import { tagsOf } from './ofxTags.ts'
import {
  joinTexts,
  longestText,
  mostLines,
  oneLine,
  type PassedLine,
  readAccount,
  refuseFile,
  type StatementLine,
} from './statement.ts'
import { readCurrency, readMoney } from './values.ts'

type Options = { currency: string; today: string; passed: PassedLine[] }

/** A transaction's fields, with the account and currency it stands in, and the account it was read with before. */
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
export function readOfx(text: string, { currency: usual, today, passed }: Options): StatementLine[] {
  const transactions: Transaction[] = []
  let [currency, account, formerAccount, aggregate] = [usual, '', '', '']
  let open: Transaction | undefined
  const close = () => {
    if (open) transactions.push({ ...open, formerAccount })
    if (transactions.length > mostLines) refuseFile('lines')
    open = undefined
  }
  for (const { name, value, line, raw } of tagsOf(text)) {
    if (name === 'ACCTID') formerAccount = readAccount(value, line)
    if (name === 'STMTTRN' || name === 'STMTTRNP') {
      // Some banks leave the closing tag out.
      close()
      const isPending = name === 'STMTTRNP'
      open = { line, fields: new Map(), raws: new Map(), currency, account, formerAccount, isPending }
    } else if (/^\/(?:STMTTRN|BANKTRANLIST)P?$/.test(name)) close()
    else if (open) {
      if (name === 'CURRENCY' || name === 'ORIGCURRENCY' || name === 'BANKACCTTO' || name === 'CCACCTTO')
        aggregate = name
      else if (name === `/${aggregate}`) aggregate = ''
      else if (name === 'CURSYM' && aggregate === 'CURRENCY' && value !== '') open.currency = readCurrency(value, line)
      else if (!name.startsWith('/')) {
        open.fields.set(name, value)
        open.raws.set(name, raw)
      }
    } else if (/^(?:|CC|INV)STMTRS$/.test(name)) [currency, account] = [usual, '']
    else if (name === 'CURDEF' && value !== '') currency = readCurrency(value, line)
    else if (name === 'ACCTID') account = formerAccount
  }
  if (open) return refuseFile('broken', open.line)
  return readTransactions(transactions, { today, passed })
}

/** The text shown for a transaction that was passed over. */
const longestNote = 80

const fieldOf = ({ fields }: Transaction, name: string) => fields.get(name) ?? ''

/** What the type of a transaction says of its direction; others, such as a card's, go either way. */
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
  { today, passed }: Pick<Options, 'today' | 'passed'>,
): StatementLine[] {
  const amounts = transactions.map(({ fields, currency, line, isPending }) =>
    isPending ? undefined : readMoney(fields.get('TRNAMT') ?? '', currency, line),
  )
  const unsigned = findUnsigned(transactions, amounts)
  return transactions.flatMap((transaction, at) => {
    const { account, line } = transaction
    const direction = unsigned.has(account) ? directions.get(fieldOf(transaction, 'TRNTYPE').toUpperCase()) : undefined
    const written = amounts[at]
    const pass = (reason: PassedLine['reason']) => {
      const parts = [fieldOf(transaction, 'NAME') || fieldOf(transaction, 'MEMO'), fieldOf(transaction, 'TRNAMT')]
      passed.push({ reason, line, text: oneLine(parts.filter(Boolean).join(' · ')).slice(0, longestNote) })
      return []
    }
    if (transaction.isPending) return pass('pending')
    if (written === undefined || written === 0) return pass('zero')
    const day = readDay(transaction)
    if (day === undefined) return pass('undated')
    if (day > lastBooked(today)) return pass('future')
    const amountMinor = direction === undefined ? written : direction * Math.abs(written)
    return [readLine(transaction, { day, amountMinor, written })]
  })
}

/**
 * The accounts whose amounts have no sign, or the opposite one: some money that went out by its type is positive, and none that
 * came in or went out any other way is negative.
 */
function findUnsigned(transactions: readonly Transaction[], amounts: readonly (number | undefined)[]): Set<string> {
  const [unsigned, signed] = [new Set<string>(), new Set<string>()]
  for (const [at, transaction] of transactions.entries()) {
    const direction = directions.get(fieldOf(transaction, 'TRNTYPE').toUpperCase())
    const amount = amounts[at] ?? 0
    if (direction === -1 && amount > 0) unsigned.add(transaction.account)
    if (direction !== 1 && amount < 0) signed.add(transaction.account)
  }
  return new Set([...unsigned].filter((account) => !signed.has(account)))
}

/** The day a transaction was booked; undefined if it has none. @throws UnreadableStatement if that is no day */
function readDay(transaction: Transaction): string | undefined {
  const written = ['DTPOSTED', 'DTAVAIL', 'DTUSER'].map((name) => fieldOf(transaction, name)).find(Boolean)
  return written === undefined || /^0+$/.test(written)
    ? undefined
    : (isoDayOf(written) ?? refuseFile('date', transaction.line, written))
}

/** Longer texts are cut, so that a line is never refused for what its payer wrote. */
const [longestName, longestMemo] = [100, 380]

function readLine(
  transaction: Transaction,
  { day, amountMinor, written }: { day: string; amountMinor: number; written: number },
): StatementLine {
  const { currency, account, formerAccount, line, raws } = transaction
  // The longer form of the name has what the shorter one has no room for.
  const payer = (fieldOf(transaction, 'EXTDNAME') || fieldOf(transaction, 'NAME')).slice(0, longestName)
  const bankId = fieldOf(transaction, 'FITID')
  const text = joinTexts([payer, fieldOf(transaction, 'MEMO').slice(0, longestMemo)], line)
  const base = { day, currency, ...(bankId ? { bankId } : {}) }
  const result: StatementLine = {
    ...base,
    amountMinor,
    text,
    ...(payer ? { payer } : {}),
    ...(account ? { account } : {}),
  }
  const raw = [raws.get('NAME'), raws.get('MEMO')].map((each) => formerText(each ?? ''))
  const before = bankId || raw.join(' · ').length > longestText ? text : joinTexts(raw, line)
  return before === text && account === formerAccount && written === amountMinor
    ? result
    : { ...result, former: { ...base, amountMinor: written, text: before, account: formerAccount } }
}

const formerEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** A text as it was read while few of its escapes were known. */
const formerText = (raw: string) =>
  raw.replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => formerEntities[name] ?? '').trim()
