import type { Entry, EntryPlace, Texts } from './camt.ts'
import { lastBooked } from './days.ts'
import { isoDayOf } from './isoDay.ts'
import { joinTexts, longestText, type PassReason, refuseFile, type StatementLine } from './statement.ts'
import { readCurrency, readMoney } from './values.ts'

type Money = { amountMinor: number; currency: string }

/** Longer texts are cut, so that a line is never refused for what its payer wrote. */
const [longestName, longestRemittance, longestNote] = [140, 200, 140]

const first = (texts: Texts, ...paths: string[]) => paths.map((path) => texts.get(path)?.[0]).find(Boolean)

/** An amount and the currency that stands before it. @throws UnreadableStatement if it is none */
function readAmount(text: string | undefined, line: number): Money | undefined {
  const [, code = '', number = ''] = /^(\S*) (.*)$/s.exec(text ?? '') ?? []
  if (number === '') return undefined
  const currency = readCurrency(code, line)
  const amountMinor = readMoney(number, currency, line)
  return amountMinor === undefined || amountMinor < 0 ? refuseFile('amount', line, number) : { amountMinor, currency }
}

/** What a payment of a booking came to in the account's currency; undefined if the bank does not say. */
function amountOf(payment: Texts, { currency }: Money, direction: 1 | -1, line: number): number | undefined {
  const written = ['Amt', 'AmtDtls/TxAmt/Amt', 'AmtDtls/CntrValAmt/Amt', 'AmtDtls/InstdAmt/Amt']
    .map((path) => first(payment, path) ?? '')
    .find((text) => text.slice(0, 3).toLowerCase() === currency && /^\S+ \+?\d{1,18}(?:\.\d{1,18})?$/.test(text))
  const amount = written === undefined ? undefined : readAmount(written, line)
  return amount && (directionOf(payment) ?? direction) * amount.amountMinor
}

/** Whether money came in (1) or went out (-1). */
function directionOf(texts: Texts): 1 | -1 | undefined {
  const code = first(texts, 'CdtDbtInd')
  return code === 'CRDT' ? 1 : code === 'DBIT' ? -1 : undefined
}

/** What banks write where there is no name. */
const noName = /^(?:NOTPROVIDED|NOT PROVIDED|NONREF|UNKNOWN|N\/A|-)$/i

/**
 * The other party: who paid what came in, or was paid. Of a reversal the parties are those of what it reverses; the account's
 * owner is never the other one.
 */
function partyOf(texts: Texts, direction: 1 | -1, { owner }: EntryPlace, isReversal: boolean): string | undefined {
  const isFromDebtor = direction === 1 ? !isReversal : isReversal
  const names = (party: string) => first(texts, `RltdPties/${party}/Pty/Nm`, `RltdPties/${party}/Nm`)
  const sides = isFromDebtor ? ['Dbtr', 'UltmtDbtr'] : ['Cdtr', 'UltmtCdtr']
  const others = isReversal ? (isFromDebtor ? ['Cdtr'] : ['Dbtr']) : []
  const isNobody = (name: string) => name.toLowerCase() === owner.toLowerCase() || noName.test(name)
  return [...sides, ...others].map(names).find((name) => name !== undefined && !isNobody(name))
}

/** The bank's own name of an entry, as long as it has been read: no other line has it. */
const referenceOf = ({ texts, payments }: Entry) =>
  first(texts, 'AcctSvcrRef') ??
  (payments.flatMap((payment) => payment.get('Refs/AcctSvcrRef') ?? []).join(' ') || first(texts, 'NtryRef'))

const isTrue = (text: string | undefined) => text === 'true' || text === '1'

/** Names, references and notes of a booking's payments as one text, and its payer; none has paid what several people have. */
function wordsOf({ line, texts, payments }: Entry, direction: 1 | -1, place: EntryPlace, isReversal: boolean) {
  const names = payments.map((payment) => partyOf(payment, direction, place, isReversal))
  const payers = new Set(names)
  const [payer] = names
  const joined = (...paths: string[]) =>
    paths.map((path) => payments.flatMap((payment) => payment.get(path) ?? []).join(' ')).find((text) => text !== '')
  const remittance = joined('RmtInf/Ustrd', 'RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Strd/AddtlRmtInf')
  const note = first(texts, 'AddtlNtryInf') ?? joined('AddtlTxInf', 'RtrInf/AddtlInf')
  return {
    text: joinTexts(
      [
        [...payers].filter(Boolean).join(' ').slice(0, longestName),
        remittance?.slice(0, longestRemittance),
        note?.slice(0, longestNote),
      ],
      line,
    ),
    ...(payers.size > 1 ? { payer: '' } : payer ? { payer } : {}),
  }
}

/** The line that a booking was before its payments were told apart; undefined if nothing but its bank's name tells it. */
function formerText({ texts, payments }: Entry, direction: 1 | -1, line: number): string | undefined {
  const joined = (path: string) => payments.flatMap((payment) => payment.get(path) ?? []).join(' ')
  const party = direction === 1 ? 'Dbtr' : 'Cdtr'
  const parts = [
    joined(`RltdPties/${party}/Pty/Nm`) || joined(`RltdPties/${party}/Nm`),
    joined('RmtInf/Ustrd'),
    first(texts, 'AddtlNtryInf') ?? joined('AddtlTxInf'),
  ]
  // Files with longer ones were refused.
  return parts.join(' · ').length > longestText ? undefined : joinTexts(parts, line)
}

/** Reads the lines of a booking: one, or one for each of its payments where these have amounts that come to the same. */
export function readEntry(entry: Entry, place: EntryPlace): StatementLine[] {
  const { line, texts, payments } = entry
  const amount = first(texts, 'Amt')?.trim() ?? ''
  const pass = (reason: PassReason) => {
    place.passed.push({ reason, line, text: amount })
    return []
  }
  const status = first(texts, 'Sts/Cd', 'Sts')
  // What is announced or waits is not in the account yet.
  if (status !== undefined && status !== 'BOOK') return pass('pending')
  const money = readAmount(first(texts, 'Amt'), line)
  const direction = directionOf(texts)
  if (!money || !direction) return refuseFile('amount', line, amount || first(texts, 'CdtDbtInd'))
  const written = first(texts, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt', 'ValDt/DtTm') ?? ''
  const day = isoDayOf(written) ?? refuseFile('date', line, written)
  if (day > lastBooked(place.today)) return pass('future')
  if (money.amountMinor === 0) return pass('zero')
  const isReversal = isTrue(first(texts, 'RvslInd'))
  const reference = referenceOf(entry)
  const base = { day, currency: money.currency, ...(place.account ? { account: place.account } : {}) }
  const whole: StatementLine = {
    ...base,
    amountMinor: direction * money.amountMinor,
    ...wordsOf(entry, direction, place, isReversal),
    ...(reference ? { bankId: reference } : {}),
  }
  const text = reference ? undefined : formerText(entry, direction, line)
  const former = { ...whole, ...(text === undefined ? {} : { text }) }
  const single = former.text === whole.text ? whole : { ...whole, former }
  const count = (texts.get('NtryDtls/Btch/NbOfTxs') ?? []).reduce((sum, each) => sum + Number(each), 0)
  if (payments.length < 2 && !(count > 1)) return [single]
  const amounts = payments.map((payment) => amountOf(payment, money, direction, line))
  if (amounts.reduce<number>((sum, each) => sum + (each ?? NaN), 0) !== whole.amountMinor) {
    pass('batch')
    return [{ ...single, payer: '' }]
  }
  if (payments.length < 2) return [single]
  return payments.flatMap((payment, at) => {
    const amountMinor = amounts[at] ?? 0
    if (amountMinor === 0) return []
    const own = first(payment, 'Refs/AcctSvcrRef', 'Refs/TxId', 'Refs/EndToEndId')
    const bankId = [reference, own].filter(Boolean).join(' ')
    const words = wordsOf({ line, texts, payments: [payment] }, amountMinor < 0 ? -1 : 1, place, isReversal)
    return [{ ...base, amountMinor, ...words, ...(bankId ? { bankId } : {}), former, isPart: true as const }]
  })
}
