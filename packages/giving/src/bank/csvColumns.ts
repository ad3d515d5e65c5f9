/** What a column of a bank's CSV can be. */
export type StatementColumn =
  | 'date'
  | 'amount'
  | 'in'
  | 'out'
  | 'payer'
  | 'text'
  | 'more'
  | 'currency'
  | 'account'
  | 'id'
  | 'state'

/**
 * The headings of UK banks, in small letters and without brackets, as their exports have them (2026): Barclays, Co-operative,
 * HSBC, Lloyds with Halifax and Bank of Scotland, Metro, Monzo, Nationwide, NatWest with RBS, Revolut, Santander, Starling,
 * Tide and Virgin Money. The first of a row that a file has is taken.
 */
const headings: Readonly<Record<StatementColumn, readonly string[]>> = {
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

/** A heading as it is compared: `Amount (GBP)` is `amount`. */
const headingOf = (cell: string): string =>
  cell
    .replaceAll(/\([^()]*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Where each column is, by the headings of a row; nothing where it has no date, amount and text among them. */
export function columnsOf(cells: readonly string[]): Map<StatementColumn, number> | undefined {
  const names = cells.map(headingOf)
  const found = new Map<StatementColumn, number>()
  const columns: readonly StatementColumn[] = [
    'date',
    'in',
    'out',
    'amount',
    'payer',
    'text',
    'more',
    'currency',
    'account',
    'id',
    'state',
  ]
  for (const column of columns) {
    const at = headings[column].map((name) => names.indexOf(name)).find((place) => place >= 0)
    if (at !== undefined && !(column === 'more' && at === found.get('text'))) found.set(column, at)
  }
  const hasMoney = found.has('amount') || (found.has('in') && found.has('out'))
  return found.has('date') && hasMoney && (found.has('text') || found.has('payer')) ? found : undefined
}
