import desk from './desk.css?inline'
import foot from './foot.css?inline'
import paper from './paper.css?inline'
import table from './table.css?inline'

/** How sheets look, as one text in the order it is written for. */
export const sheetCss: string = [paper, table, foot, desk].join('\n')
