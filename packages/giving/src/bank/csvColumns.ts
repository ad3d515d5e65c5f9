import { type BankColumn, bankColumns } from '@minaret/foundation/db'

/** Role of a column in a bank's CSV; payers and descriptions may span several columns. */
export type ColumnRole = Exclude<BankColumn, 'ignore'>

const columnRoles = bankColumns.filter((column): column is ColumnRole => column !== 'ignore')

/** The column indexes of each role, from 0, in reading order. */
export type Columns = ReadonlyMap<ColumnRole, readonly number[]>

/**
 * Headings in the exports of UK banks (2026), in lower case and without brackets: Barclays, Co-operative,
 * HSBC, Lloyds with Halifax and Bank of Scotland, Metro, Monzo, Nationwide, NatWest with RBS, Revolut, Santander, Starling,
 * Tide and Virgin Money. The first heading of a list that a file has is used.
 */
const headings: Readonly<Record<Exclude<ColumnRole, 'sign' | 'balance'> | 'more', readonly string[]>> = {
  date: [
    'date',
    'transaction date',
    'completed date',
    'date completed',
    'posted date',
    'posting date',
    'booking date',
    'value date',
  ],
  in: ['money in', 'paid in', 'credit amount', 'credit', 'credits', 'amount credited'],
  out: ['money out', 'paid out', 'debit amount', 'debit', 'debits', 'amount debited'],
  amount: ['amount', 'value', 'transaction amount', 'debit/credit', 'net amount'],
  payer: ['counter party', 'counterparty', 'counter party name', 'name', 'payer', 'payee', 'from/to'],
  text: [
    'transaction description',
    'description',
    'memo',
    'merchant/description',
    'details',
    'narrative',
    'transaction details',
    'reference',
  ],
  more: ['reference', 'notes and #tags', 'notes', 'description', 'additional details'],
  currency: ['currency'],
  account: ['account number', 'account'],
  id: ['transaction id'],
  state: ['state', 'status'],
}

/** Headings that contain a word from the lists but mean something else. */
const ignoredHeadings =
  /categor|sort ?code|^time\b|exchange|\bfees?\b|local|orig|foreign|conversion|attachment|address|\bbic\b|^receipt$|limit|card|mandat|gl[aä]ubiger|ursprung|auslagen|steuer|split|\bcount\b|opening|payment method|\bvat\b/

/**
 * Patterns for headings missing from the lists above; the first match decides the role. Money in and out come before dates and
 * descriptions, whose words they can contain.
 */
const headingPatterns: readonly (readonly [ColumnRole | undefined, RegExp])[] = [
  [undefined, ignoredHeadings],
  ['balance', /balance|saldo|\bbal\b/],
  [
    'sign',
    /indicator|kennzeichen|^(?:sign|direction|\+\/-|s\/h|soll\/haben|haben\/soll|af bij|dc|d\/c|c\/d|cr\/dr|dr\/cr|crdr|drcr|in\/out|cdtdbtind|cdt dbt ind|credit\/debit|debit\/credit|credit debit|debit credit|debit or credit|credit or debit)(?: flag| type| code)?$/,
  ],
  ['state', /^(?:transaction )?(?:status|state)$|^pending\??$|^cleared$/],
  ['currency', /^(?:currency|ccy|w[aä]e?hrung|account currency|currency code|transaction currency|payment currency)$/],
  ['amount', /(?:debit.*credit|credit.*debit).*\bam(?:oun)?t\b/],
  ['date', /\bda?te?\b|^day$|datum|buchungstag|^valuta|^booked$|^posted$|^completed|^timestamp$|^data$|^fecha$/],
  [
    'in',
    /^(?:in|cr|haben|gutschrift|deposits?|receipts?|received|inflow|income|lodgements?|credits?)$|\b(?:money|paid|payments?|amounts?|value) in\b|\b(?:credit|deposit)s? (?:amount|amt|value|gbp|eur|£|€)/,
  ],
  [
    'out',
    /^(?:out|dr|soll|belastung|withdrawals?|payments?|spent|outflow|spending|expenditure|debits?)$|\b(?:money|paid|payments?|amounts?|value) out\b|\b(?:debit|withdrawal)s? (?:amount|amt|value|gbp|eur|£|€)/,
  ],
  ['amount', /\bamount\b|^(?:amt|betrag|umsatz|bedrag|belopp|montant|importe|importo|sum|total|value)\b/],
  ['account', /^(?:account|account (?:number|no|iban)|auftragskonto|iban auftragskonto|own account)$/],
  // A bare `ID` may be the row number, which differs between files.
  ['id', /^(?:transferwise id|transaction (?:id|reference id)|fit ?id)$/],
  [
    'payer',
    /payer|payee|counter ?party|^(?:name|from|to|merchant|sender|remitter|beneficiary)(?: name)?$|beg[uü]e?nstigter|auftraggeber|empf[aä]e?nger|zahlungsbeteiligte|zahlungspflichtige|^from\/to$|^to\/from$/,
  ],
  [
    'text',
    /description|details?\b|narrative|narration|memo\b|particulars|reference|remarks|message|comments?|notes?\b|verwendungszweck|buchungstext|^transactions?$|^text$/,
  ],
]

/** Whether a heading is that of a payee column. */
export const isPayeeHeading = (name: string): boolean => /payee|beneficiary|^to$|empf[aä]e?nger/.test(name)

/** Words in headings of a payer's account or bank rather than the payer's name. */
const notNamePattern = /iban|account|konto|bic|number|\bid\b|address|code|type/

/** Normalises a heading for comparison: `Amount (GBP)` becomes `amount`. */
export const headingOf = (cell: string): string =>
  cell
    .slice(0, 100)
    .replaceAll(/\([^()]*\)/g, '')
    .replaceAll(/[\s_]+/g, ' ')
    .replaceAll(/ ?\/ ?/g, '/')
    .trim()
    .toLowerCase()

const roleByPattern = (name: string): ColumnRole | undefined => {
  const [role] = headingPatterns.find(([, pattern]) => pattern.test(name)) ?? []
  return role === 'payer' && notNamePattern.test(name) ? undefined : role
}

/** Reads the roles of columns from a row of headings. @returns `isComplete` if they include a date, an amount and text */
export function readHeadings(cells: readonly string[]): { columns: Columns; isComplete: boolean } {
  const names = cells.map(headingOf)
  const findListed = (role: keyof typeof headings) =>
    headings[role].map((name) => names.indexOf(name)).find((index) => index >= 0)
  const patternRoles = names.map(roleByPattern)
  const columns = new Map<ColumnRole, readonly number[]>()
  for (const role of columnRoles) {
    const firstIndex = role === 'sign' || role === 'balance' ? undefined : findListed(role)
    const indexes = patternRoles.flatMap((patternRole, index) => (patternRole === role ? [index] : []))
    if (role === 'text' && firstIndex !== undefined) {
      const secondText = findListed('more')
      columns.set(role, secondText === undefined || secondText === firstIndex ? [firstIndex] : [firstIndex, secondText])
    } else if (role === 'text') columns.set(role, indexes)
    else {
      const allIndexes = firstIndex === undefined ? indexes : [firstIndex, ...indexes]
      // The payer of money in and the payee of money out can have a column each.
      columns.set(role, role === 'payer' ? allIndexes : allIndexes.slice(0, 1))
    }
  }
  const uniqueColumns = removeDuplicates(columns)
  return { columns: uniqueColumns, isComplete: isComplete(uniqueColumns) }
}

/** Assigns each column to the first role that claims it, descriptions last. */
function removeDuplicates(columns: Columns): Columns {
  const claimedIndexes = new Set<number>()
  const order = columnRoles.toSorted((a, b) => Number(a === 'text') - Number(b === 'text'))
  return new Map(
    order.flatMap((role): [ColumnRole, readonly number[]][] => {
      const unclaimedIndexes = (columns.get(role) ?? []).filter((index) => !claimedIndexes.has(index))
      for (const index of unclaimedIndexes) claimedIndexes.add(index)
      return unclaimedIndexes.length > 0 ? [[role, unclaimedIndexes]] : []
    }),
  )
}

/** Whether columns suffice to read lines: a date, an amount (or money in or out), and a payer or text. */
export function isComplete(columns: Columns): boolean {
  const hasRole = (role: ColumnRole) => (columns.get(role)?.length ?? 0) > 0
  const hasMoney = hasRole('amount') || hasRole('in') || hasRole('out')
  return hasRole('date') && hasMoney && (hasRole('text') || hasRole('payer'))
}

/** Converts answers, keyed by column number from 1; undefined if a unique role occurs twice or the columns do not suffice. */
export function columnsFrom(answers: Readonly<Record<string, BankColumn>>): Columns | undefined {
  const columns = new Map<ColumnRole, number[]>()
  for (const [number, role] of Object.entries(answers).toSorted(([a], [b]) => Number(a) - Number(b))) {
    if (role === 'ignore') continue
    const indexes = columns.get(role) ?? []
    if (indexes.length > 0 && role !== 'text' && role !== 'payer') return undefined
    columns.set(role, [...indexes, Number(number) - 1])
  }
  const hasCompetingAmounts = columns.has('amount') && (columns.has('in') || columns.has('out'))
  return isComplete(columns) && !hasCompetingAmounts ? columns : undefined
}
