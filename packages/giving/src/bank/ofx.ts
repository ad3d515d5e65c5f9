import { joinTexts, mostLines, readAccount, refuseFile, type StatementLine } from './statement.ts'
import { readCurrency, readDay, readMoney } from './values.ts'

type Tag = { name: string; value: string; line: number }

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const plain = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => entities[name] ?? '')

/**
 * The tags of OFX 1 (SGML, without closing tags) and 2 (XML) alike, each with the text up to the next one. A `<` that begins
 * no tag belongs to the text: banks copy what people typed. Every character is read once, with or without line breaks.
 */
function* tagsOf(text: string): Generator<Tag> {
  let tag: { name: string; line: number; end: number } | undefined
  const valueUntil = (end?: number) => text.slice(tag?.end ?? 0, end)
  let line = 1
  for (const { 0: whole, 1: name = '', index } of text.matchAll(/<(\/?[A-Z][A-Z0-9.]{1,31})>/g)) {
    const before = valueUntil(index)
    if (tag) yield { name: tag.name, value: plain(before).trim(), line: tag.line }
    line += before.split('\n').length - 1
    tag = { name, line, end: index + whole.length }
  }
  if (tag) yield { name: tag.name, value: plain(valueUntil()).trim(), line: tag.line }
}

/** The day of an OFX moment, which is the bank's own: `20261125120000[0:GMT]`. */
const dayOf = (text: string) => text.replace(/^(\d{4})(\d{2})(\d{2}).*$/s, '$1-$2-$3')

/** Reads OFX and QFX. @throws UnreadableStatement naming the line */
export function readOfx(
  text: string,
  { currency: usual, today }: { currency: string; today: string },
): StatementLine[] {
  const lines: StatementLine[] = []
  let [currency, account] = [usual, '']
  let open: { fields: Map<string, string>; line: number } | undefined
  for (const { name, value, line } of tagsOf(text)) {
    if (name === 'CURDEF') currency = readCurrency(value, line)
    else if (name === 'ACCTID') account = readAccount(value, line)
    else if (name === 'STMTTRN') open = { fields: new Map(), line }
    else if (name === '/STMTTRN' && open) {
      const read = readTransaction(open, { currency, account, today })
      if (read) lines.push(read)
      if (lines.length > mostLines) return refuseFile('lines')
      open = undefined
    } else if (open && !name.startsWith('/')) open.fields.set(name, value)
  }
  return open ? refuseFile('broken', open.line) : lines
}

function readTransaction(
  { fields, line }: { fields: ReadonlyMap<string, string>; line: number },
  { currency, account, today }: { currency: string; account: string; today: string },
): StatementLine | undefined {
  const field = (name: string) => fields.get(name) ?? ''
  const amount = field('TRNAMT')
  // A comma for the decimals, as the format allows.
  const amountMinor = readMoney(/^[+-]?\d+,\d{1,2}$/.test(amount) ? amount.replace(',', '.') : amount, currency, line)
  if (amountMinor === undefined) return refuseFile('amount', line, amount)
  const day = readDay(dayOf(field('DTPOSTED')), line, today)
  if (amountMinor === 0) return undefined
  const [payer, bankId] = [field('NAME'), field('FITID')]
  return {
    day,
    amountMinor,
    currency,
    text: joinTexts([payer, field('MEMO')], line),
    ...(payer ? { payer } : {}),
    ...(bankId ? { bankId } : {}),
    ...(account ? { account } : {}),
  }
}
