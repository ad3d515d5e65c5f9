/** What the desk says of files that are no statement it can read: what they are, and what to do instead. */
export const en = {
  spreadsheet: (name: string) =>
    `This is a spreadsheet (${name}). Open it, save it as CSV, and choose the CSV file. Or export the statement from your bank as CSV, OFX or CAMT.053.`,
  other: (name: string) =>
    `This is a ${name} file, which we don’t read. Export the statement from your bank as CSV, OFX or CAMT.053.`,
  pdf: 'This is a PDF, and figures can’t be read from it reliably. Export the statement from your bank as CSV, OFX or CAMT.053.',
  zip: 'This is a compressed file. Unpack it, and choose the statement that is in it.',
  picture: 'This is a picture. Export the statement from your bank as CSV, OFX or CAMT.053.',
  document: 'This is a text document. Export the statement from your bank as CSV, OFX or CAMT.053.',
  web: 'This is a web page, even if its name ends in .xls. Open it in a spreadsheet program, save it as CSV, and choose the CSV file.',
  payments:
    'This file is for making or collecting payments. Export the statement of your account as CSV, OFX or CAMT.053.',
  notification:
    'This is a CAMT.054 notification: what it lists is on the statement as well. Export the statement as CAMT.053, so that nothing is counted twice.',
  blank: 'This file is empty. Download it from your bank again.',
}
