import desk from './desk.css?inline'
import foot from './foot.css?inline'
import paper from './paper.css?inline'
import table from './table.css?inline'

/** The stylesheet of printed timetables, in cascade order. */
export const sheetCss: string = [paper, table, foot, desk].join('\n')
