import path from 'node:path'
import { checkAcross } from './checkAcross.ts'
import type { ReadingContext } from './codecs/context.ts'
import { fieldsOf } from './codecs/fields.ts'
import { collectFindings, type FolderFinding, type Findings } from './findings.ts'
import { inspectFiles, type Inspected } from './inspect.ts'
import { type Item, readItems } from './items.ts'
import { kinds } from './kinds/index.ts'
import { checkLayout } from './layout.ts'
import { type Mosque, mosqueFile, readMosque } from './mosque/mosque.ts'
import { type FolderSchedule, readSchedule, scheduleFile } from './mosque/schedule.ts'
import { readTables, type TableSettings, type YearTable } from './mosque/tables.ts'
import { type FolderFiles, listFolder } from './read/files.ts'
import { readText } from './read/text.ts'
import { readYaml } from './read/yaml.ts'

/** A folder read whole: what it says, and all that is wrong with it. Nothing of it may be used while there is a mistake. */
export type CheckedFolder = {
  name: string
  findings: FolderFinding[]
  mosque?: Mosque
  items: Item[]
  schedule?: FolderSchedule
  tables: YearTable[]
  files: FolderFiles
  inspected: Inspected
  context?: ReadingContext
}

/** Whether a folder can be imported. */
export const isSound = ({ findings, mosque }: CheckedFolder): boolean =>
  mosque !== undefined && findings.every(({ level }) => level === 'warning')

/** What was probably meant by the path of a file that is not there. */
function hasFile(files: FolderFiles): ReadingContext['hasFile'] {
  const byCase = new Map([...files.keys()].map((known) => [known.toLowerCase(), known]))
  return (wanted) => files.has(wanted) || (byCase.get(wanted.toLowerCase()) ?? '')
}

function contextOf({ config, demonstration }: Mosque, files: FolderFiles, now: Date): ReadingContext {
  const { address, email, phone } = config.contact
  return {
    timeZone: config.timeZone,
    currencies: config.payment.currencies,
    now,
    demonstration,
    words: { name: config.websiteName, address, email, phone },
    hasFile: hasFile(files),
  }
}

/** How a mosque's tables are read: by its clocks, and by the school its Asr follows where a table prints both. */
function tableSettings({ config, settings }: Mosque): TableSettings {
  const madhab = settings.get('madhab')
  return { timeZone: config.timeZone, ...(madhab === 'Shafi' || madhab === 'Hanafi' ? { madhab } : {}) }
}

async function readYamlFile(files: FolderFiles, name: string, findings: Findings) {
  const file = files.get(name)
  const text = file && (await readText(file, findings))
  if (text === undefined) return undefined
  const read = readYaml(text)
  for (const { line, message } of read.problems) findings.mistake(name, line, message)
  return read.problems.length > 0 ? undefined : read
}

/**
 * Reads a mosque's folder whole, without a database.
 * @param now the day days are told from, in a demonstration
 * @throws OperatorError when it is no folder, or cannot be read
 */
export async function checkFolder(root: string, now = new Date()): Promise<CheckedFolder> {
  const findings = collectFindings()
  const files = await listFolder(root, findings)
  checkLayout(files, findings)
  const yaml = await readYamlFile(files, mosqueFile, findings)
  const mosque = yaml && readMosque(yaml, findings)
  const checked: CheckedFolder = {
    name: path.basename(path.resolve(root)),
    findings: [],
    items: [],
    tables: [],
    files,
    inspected: new Map(),
  }
  // Without knowing which mosque it is, its clocks and its money, nothing else can be read.
  if (!mosque) return { ...checked, findings: findings.all() }
  const context = contextOf(mosque, files, now)
  const fields = fieldsOf(context)
  const { language: own, languages: offered } = mosque.config
  const reading = { files, fields, findings, languages: { own, offered } }
  for (const kind of kinds) checked.items.push(...(await readItems(kind, reading)))
  const schedule = await readYamlFile(files, scheduleFile, findings)
  const read = schedule && readSchedule(schedule, context, findings)
  checked.tables.push(...(await readTables(files, tableSettings(mosque), findings)))
  const inspected = await inspectFiles({ mosque, items: checked.items, files }, findings)
  const whole = { ...checked, mosque, context, inspected, ...(read ? { schedule: read } : {}) }
  checkAcross(whole, findings)
  return { ...whole, findings: findings.all() }
}
