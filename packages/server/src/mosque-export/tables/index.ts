import type { ExportTable } from '../table.ts'
import { countTables } from './counts.ts'
import { giftTable } from './gifts.ts'
import { giftAidTables } from './giftAid.ts'
import { type DescribeLog, logTable } from './log.ts'
import { moneyTables } from './money.ts'
import { peopleTables } from './people.ts'

/** The CSV tables of an archive, in order. */
export const exportTables = (describe: DescribeLog): readonly ExportTable[] => [
  giftTable,
  ...moneyTables,
  ...peopleTables,
  ...giftAidTables,
  ...countTables,
  logTable(describe),
]

export type { DescribeLog } from './log.ts'
