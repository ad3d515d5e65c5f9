/** What the desk says of bank statements. */
export const en = {
  imported: (added: number, known: number) =>
    known === 0 ? `Lines added: ${added}.` : `Lines added: ${added}. Lines you already had: ${known}.`,
  question: 'We need to know more about this file before we can import it.',
  chosen: 'Saved.',
  posted: (lines: number) => (lines === 1 ? 'The line is posted.' : `${lines} lines are posted.`),
  changed: 'Something has changed since you looked. Check the lines and post them again.',
  reversed: 'The posting is reversed. The line is waiting again.',
  notPosted: 'This line isn’t posted any more. Reload the page to see it.',
  gone: 'This line isn’t waiting any more. Reload the page to see it.',
  wrongKind: 'This line can’t be that: check whether money came in or went out.',
  noCause: 'Choose what the gift is for.',
  noGift: 'No gift in the ledger fits this line.',
  size: 'This file is too large: the limit is 3 MB. Export a shorter period.',
  lines: 'This file has too many lines: the limit is 20,000. Export a shorter period.',
  kind: 'We can’t read this file. Export the statement as CSV, OFX or CAMT.053.',
  empty: 'We found no transactions in this file.',
  columns:
    'We can’t find the columns for the date, the description and the amount. Export the statement again as CSV, with its headings.',
  broken: (line: string) => `The file is damaged at line ${line}. Download it from your bank again.`,
  doctype: (line: string) =>
    `Line ${line} has a document type, which no bank statement has. Download it from your bank again.`,
  date: (line: string, value: string) =>
    `Line ${line}: “${value}” isn’t a date. Correct it, or download the file again.`,
  amount: (line: string, value: string) => `Line ${line}: “${value}” isn’t an amount.`,
  answers:
    'Choose one column for the date, one for the amount (or one each for money in and money out), and at least one for the payer or the description.',
  sign: (line: string, value: string) =>
    `Line ${line}: “${value}” doesn’t say clearly whether money came in or went out. Choose another column for that, or “Don’t use” if the amounts have their own signs.`,
  both: (line: string) => `Line ${line} has money in and money out. Each line needs one of them.`,
  currency: (line: string) => `Line ${line} has no currency we know, such as GBP.`,
  long: (line: string) => `The description in line ${line} is too long.`,
  wide: (line: string) =>
    `Line ${line} is longer than any line of a bank statement: the limit is 200 columns and 20,000 characters. A quotation mark in it may not be closed. Export the statement again.`,
  cells: 'This file has too many cells: the limit is 600,000. Export a shorter period.',
  didImport: (name: string, account: string, added: number) =>
    `${name} imported a bank statement of ${account}: ${added} new lines`,
  didPost: (name: string, lines: number, gifts: number) =>
    `${name} posted ${lines} lines of bank statements, ${gifts} of them gifts`,
  didReverse: (name: string, amount: string) => `${name} reversed the posting of a bank line of ${amount}`,
}
