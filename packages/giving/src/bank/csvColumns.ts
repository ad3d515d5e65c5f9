import { type BankColumn, bankColumns } from '@minaret/foundation/db'

/** What a column of a bank's CSV can be; payers and descriptions may be in several. */
export type ColumnRole = Exclude<BankColumn, 'ignore'>

const columnRoles = bankColumns.filter((each): each is ColumnRole => each !== 'ignore')

/** The columns of each role, counted from 0, in the order in which they are read. */
export type Columns = ReadonlyMap<ColumnRole, readonly number[]>

/**
 * The headings of UK banks, in small letters and without brackets, as their exports have them (2026): Barclays, Co-operative,
 * HSBC, Lloyds with Halifax and Bank of Scotland, Metro, Monzo, Nationwide, NatWest with RBS, Revolut, Santander, Starling,
 * Tide and Virgin Money. The first of a row that a file has is taken.
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

/** Headings that hold a word of the others and are none of them. */
const unused =
  /categor|sort ?code|^time\b|exchange|\bfees?\b|local|orig|foreign|conversion|attachment|address|\bbic\b|^receipt$|limit|card|mandat|gl[aä]ubiger|ursprung|auslagen|steuer|split|\bcount\b|opening|payment method|\bvat\b/

/**
 * Words of headings in many spellings, for what the list above lacks; the first row that fits names the column. Amounts of
 * money in and out stand before dates and texts, whose words are in them as well.
 */
const spellings: readonly (readonly [ColumnRole | undefined, RegExp])[] = [
  [undefined, unused],
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
  // A bare `ID` may be the number of the row, which is another one in the next file.
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

/** Whether a heading names whom the account's holder paid. */
export const isPayeeHeading = (name: string): boolean => /payee|beneficiary|^to$|empf[aä]e?nger/.test(name)

/** Words that name an account or a bank beside a payer, and not the payer. */
const notName = /iban|account|konto|bic|number|\bid\b|address|code|type/

/** A heading as it is compared: `Amount (GBP)` is `amount`. */
export const headingOf = (cell: string): string =>
  cell
    .slice(0, 100)
    .replaceAll(/\([^()]*\)/g, '')
    .replaceAll(/[\s_]+/g, ' ')
    .replaceAll(/ ?\/ ?/g, '/')
    .trim()
    .toLowerCase()

const spelledRole = (name: string): ColumnRole | undefined => {
  const [role] = spellings.find(([, words]) => words.test(name)) ?? []
  return role === 'payer' && notName.test(name) ? undefined : role
}

/** What the headings of a row say of its columns. @returns `isWhole` if they name a date, an amount and a text */
export function readHeadings(cells: readonly string[]): { columns: Columns; isWhole: boolean } {
  const names = cells.map(headingOf)
  const listed = (role: keyof typeof headings) =>
    headings[role].map((name) => names.indexOf(name)).find((at) => at >= 0)
  const spelled = names.map(spelledRole)
  const columns = new Map<ColumnRole, readonly number[]>()
  for (const role of columnRoles) {
    const first = role === 'sign' || role === 'balance' ? undefined : listed(role)
    const places = spelled.flatMap((each, at) => (each === role ? [at] : []))
    if (role === 'text' && first !== undefined) {
      const more = listed('more')
      columns.set(role, more === undefined || more === first ? [first] : [first, more])
    } else if (role === 'text') columns.set(role, places)
    else {
      const all = first === undefined ? places : [first, ...places]
      // Payers of money in and payees of money out can stand in two columns.
      columns.set(role, role === 'payer' ? all : all.slice(0, 1))
    }
  }
  const once = withoutTwice(columns)
  return { columns: once, isWhole: isWhole(once) }
}

/** Each column once: the first role that has it, but descriptions last. */
function withoutTwice(columns: Columns): Columns {
  const taken = new Set<number>()
  const order = columnRoles.toSorted((a, b) => Number(a === 'text') - Number(b === 'text'))
  return new Map(
    order.flatMap((role): [ColumnRole, readonly number[]][] => {
      const free = (columns.get(role) ?? []).filter((at) => !taken.has(at))
      for (const at of free) taken.add(at)
      return free.length > 0 ? [[role, free]] : []
    }),
  )
}

/** Whether columns are enough to read lines: a day, an amount or money in or out, and whom or what it is about. */
export function isWhole(columns: Columns): boolean {
  const has = (role: ColumnRole) => (columns.get(role)?.length ?? 0) > 0
  const hasMoney = has('amount') || has('in') || has('out')
  return has('date') && hasMoney && (has('text') || has('payer'))
}

/** Columns as somebody named them, by their numbers from 1; undefined if a column that can be there once is named twice. */
export function columnsFrom(answers: Readonly<Record<string, BankColumn>>): Columns | undefined {
  const columns = new Map<ColumnRole, number[]>()
  for (const [number, role] of Object.entries(answers).toSorted(([a], [b]) => Number(a) - Number(b))) {
    if (role === 'ignore') continue
    const places = columns.get(role) ?? []
    if (places.length > 0 && role !== 'text' && role !== 'payer') return undefined
    columns.set(role, [...places, Number(number) - 1])
  }
  const isDouble = columns.has('amount') && (columns.has('in') || columns.has('out'))
  return isWhole(columns) && !isDouble ? columns : undefined
}
