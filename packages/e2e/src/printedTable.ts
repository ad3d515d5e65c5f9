/**
 * A minimal PDF with a table as text, the first row at the top of the page.
 * @param rows the cells of each row, in plain Latin letters
 */
export function createTablePdf(rows: readonly (readonly string[])[]): Buffer {
  const escape = (text: string) => text.replaceAll(/[\\()]/g, String.raw`\$&`)
  const operators = rows.flatMap((cells, row) =>
    cells.map((text, column) => `BT /F1 8 Tf ${30 + column * 75} ${800 - row * 14} Td (${escape(text)}) Tj ET`),
  )
  const content = operators.join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const entries = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}
