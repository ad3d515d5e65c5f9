import type { Entry, EntryContext, TextsByPath } from './camt.ts'
import { lastBooked } from './days.ts'
import { isoDayOf } from './isoDay.ts'
import { joinTexts, maxTextLength, type SkipReason, refuseFile, type StatementLine } from './statement.ts'
import { readCurrency, readMoney } from './values.ts'

type Money = { amountMinor: number; currency: string }

/** Longer values are truncated, so that a line is never refused because of what its payer wrote. */
const [maxNameLength, maxRemittanceLength, maxNoteLength] = [140, 200, 140]

const findText = (texts: TextsByPath, ...paths: string[]) => paths.map((path) => texts.get(path)?.[0]).find(Boolean)

/** Reads an amount prefixed with its currency. @throws UnreadableStatement if it is invalid */
function readAmount(text: string | undefined, line: number): Money | undefined {
  const [, code = '', number = ''] = /^(\S*) (.*)$/s.exec(text ?? '') ?? []
  if (number === '') return undefined
  const currency = readCurrency(code, line)
  const amountMinor = readMoney(number, currency, line)
  return amountMinor === undefined || amountMinor < 0 ? refuseFile('amount', line, number) : { amountMinor, currency }
}

/** Returns a payment's amount in the account's currency; undefined if it is not in the file. */
function amountOf(payment: TextsByPath, { currency }: Money, direction: 1 | -1, line: number): number | undefined {
  const amountText = ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/CntrValAmt/Amt', 'AmtDtls/InstdAmt/Amt']
    .map((path) => findText(payment, path) ?? '')
    .find((text) => text.slice(0, 3).toLowerCase() === currency && /^\S+ \+?\d{1,18}(?:\.\d{1,18})?$/.test(text))
  const amount = amountText === undefined ? undefined : readAmount(amountText, line)
  return amount && (directionOf(payment) ?? direction) * amount.amountMinor
}

/** The direction of the money: 1 in, -1 out; undefined if the indicator is missing. */
function directionOf(texts: TextsByPath): 1 | -1 | undefined {
  const code = findText(texts, 'CdtDbtInd')
  return code === 'CRDT' ? 1 : code === 'DBIT' ? -1 : undefined
}

/** Placeholders banks write instead of a name. */
const namePlaceholder = /^(?:NOTPROVIDED|NOT PROVIDED|NONREF|UNKNOWN|N\/A|-)$/i

/**
 * The counterparty: the payer of money in, or the payee of money out. A reversal names the parties of the payment it reverses;
 * the account's owner is never the counterparty.
 */
function partyOf(
  texts: TextsByPath,
  direction: 1 | -1,
  { owner }: EntryContext,
  isReversal: boolean,
): string | undefined {
  const isFromDebtor = direction === 1 ? !isReversal : isReversal
  const findName = (party: string) => findText(texts, `RltdPties/${party}/Pty/Nm`, `RltdPties/${party}/Nm`)
  const sides = isFromDebtor ? ['Dbtr', 'UltmtDbtr'] : ['Cdtr', 'UltmtCdtr']
  const fallback = isReversal ? (isFromDebtor ? ['Cdtr'] : ['Dbtr']) : []
  const isNotParty = (name: string) => name.toLowerCase() === owner.toLowerCase() || namePlaceholder.test(name)
  return [...sides, ...fallback].map(findName).find((name) => name !== undefined && !isNotParty(name))
}

/** The bank's reference for an entry, unique to it. */
const referenceOf = ({ texts, payments }: Entry) =>
  findText(texts, 'AcctSvcrRef') ??
  (payments.flatMap((payment) => payment.get('Refs/AcctSvcrRef') ?? []).join(' ') || findText(texts, 'NtryRef'))

const isTrue = (text: string | undefined) => text === 'true' || text === '1'

/** Joins the names, references and notes of an entry's payments; the payer is empty if there are several. */
function describePayments(
  { line, texts, payments }: Entry,
  direction: 1 | -1,
  context: EntryContext,
  isReversal: boolean,
) {
  const names = payments.map((payment) => partyOf(payment, direction, context, isReversal))
  const payers = new Set(names)
  const [payer] = names
  const joinPaths = (...paths: string[]) =>
    paths.map((path) => payments.flatMap((payment) => payment.get(path) ?? []).join(' ')).find((text) => text !== '')
  const remittance = joinPaths('RmtInf/Ustrd', 'RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Strd/AddtlRmtInf')
  const note = findText(texts, 'AddtlNtryInf') ?? joinPaths('AddtlTxInf', 'RtrInf/AddtlInf')
  return {
    text: joinTexts(
      [
        [...payers].filter(Boolean).join(' ').slice(0, maxNameLength),
        remittance?.slice(0, maxRemittanceLength),
        note?.slice(0, maxNoteLength),
      ],
      line,
    ),
    ...(payers.size > 1 ? { payer: '' } : payer ? { payer } : {}),
  }
}

/** The text under which an entry was stored before its payments became separate lines; undefined if it would be too long. */
function formerText({ texts, payments }: Entry, direction: 1 | -1, line: number): string | undefined {
  const joinPaths = (path: string) => payments.flatMap((payment) => payment.get(path) ?? []).join(' ')
  const party = direction === 1 ? 'Dbtr' : 'Cdtr'
  const parts = [
    joinPaths(`RltdPties/${party}/Pty/Nm`) || joinPaths(`RltdPties/${party}/Nm`),
    joinPaths('RmtInf/Ustrd'),
    findText(texts, 'AddtlNtryInf') ?? joinPaths('AddtlTxInf'),
  ]
  // Files with longer text were refused.
  return parts.join(' · ').length > maxTextLength ? undefined : joinTexts(parts, line)
}

/** Reads the lines of an entry: one line, or one per payment if the payments' amounts add up to the entry's. */
export function readEntry(entry: Entry, context: EntryContext): StatementLine[] {
  const { line, texts, payments } = entry
  const amount = findText(texts, 'Amt')?.trim() ?? ''
  const report = (reason: SkipReason) => {
    context.skippedLines.push({ reason, line, text: amount })
    return []
  }
  const status = findText(texts, 'Sts/Cd', 'Sts')
  // Announced and pending entries are not in the account yet.
  if (status !== undefined && status !== 'BOOK') return report('pending')
  const money = readAmount(findText(texts, 'Amt'), line)
  const direction = directionOf(texts)
  if (!money || !direction) return refuseFile('amount', line, amount || findText(texts, 'CdtDbtInd'))
  const dateText = findText(texts, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm') ?? ''
  const day = isoDayOf(dateText) ?? refuseFile('date', line, dateText)
  if (day > lastBooked(context.today)) return report('future')
  if (money.amountMinor === 0) return report('zero')
  const isReversal = isTrue(findText(texts, 'RvslInd'))
  const reference = referenceOf(entry)
  const base = { day, currency: money.currency, ...(context.account ? { account: context.account } : {}) }
  const bookingLine: StatementLine = {
    ...base,
    amountMinor: direction * money.amountMinor,
    ...describePayments(entry, direction, context, isReversal),
    ...(reference ? { bankId: reference } : {}),
  }
  const text = reference ? undefined : formerText(entry, direction, line)
  const former = { ...bookingLine, ...(text === undefined ? {} : { text }) }
  const singleLine = former.text === bookingLine.text ? bookingLine : { ...bookingLine, former }
  const count = (texts.get('NtryDtls/Btch/NbOfTxs') ?? []).reduce((sum, value) => sum + Number(value), 0)
  if (payments.length < 2 && !(count > 1)) return [singleLine]
  const amounts = payments.map((payment) => amountOf(payment, money, direction, line))
  if (amounts.reduce<number>((sum, value) => sum + (value ?? NaN), 0) !== bookingLine.amountMinor) {
    report('batch')
    return [{ ...singleLine, payer: '' }]
  }
  if (payments.length < 2) return [singleLine]
  return payments.flatMap((payment, index) => {
    const amountMinor = amounts[index] ?? 0
    if (amountMinor === 0) return []
    const paymentReference = findText(payment, 'Refs/AcctSvcrRef', 'Refs/TxId', 'Refs/EndToEndId')
    const bankId = [reference, paymentReference].filter(Boolean).join(' ')
    const description = describePayments(
      { line, texts, payments: [payment] },
      amountMinor < 0 ? -1 : 1,
      context,
      isReversal,
    )
    return [{ ...base, amountMinor, ...description, ...(bankId ? { bankId } : {}), former, isPart: true as const }]
  })
}
