import path from 'node:path'
import { checkAcross } from './checkAcross.ts'
import type { ReadingContext } from './codecs/context.ts'
import { fieldsOf } from './codecs/fields.ts'
import { collectFindings, type FolderFinding, type Findings } from './findings.ts'
import { inspectFiles, type InspectedFiles } from './inspect.ts'
import { type Item, readItems } from './items.ts'
import { kinds } from './kinds/index.ts'
import { checkLayout } from './layout.ts'
import { type Mosque, mosqueFile, readMosque } from './mosque/mosque.ts'
import { type FolderSchedule, readSchedule, scheduleFile } from './mosque/schedule.ts'
import { readTables, type TableSettings, type YearTable } from './mosque/tables.ts'
import { type FolderFiles, listFolder } from './read/files.ts'
import { readText } from './read/text.ts'
import { readYaml } from './read/yaml.ts'

/** A checked folder: its contents and all findings. It must not be imported if it has a mistake. */
export type CheckedFolder = {
  name: string
  findings: FolderFinding[]
  mosque?: Mosque
  items: Item[]
  schedule?: FolderSchedule
  tables: YearTable[]
  files: FolderFiles
  inspected: InspectedFiles
  context?: ReadingContext
}

/** Whether a folder can be imported. */
export const isImportable = ({ findings, mosque }: CheckedFolder): boolean =>
  mosque !== undefined && findings.every(({ level }) => level === 'warning')

/** Creates a function that checks for a file and suggests a path that differs only in case. */
function hasFile(files: FolderFiles): ReadingContext['hasFile'] {
  const filesByLowerCase = new Map([...files.keys()].map((file) => [file.toLowerCase(), file]))
  return (path) => files.has(path) || (filesByLowerCase.get(path.toLowerCase()) ?? '')
}

function contextOf({ config, demonstration }: Mosque, files: FolderFiles, now: Date): ReadingContext {
  const { address, email, phone } = config.contact
  return {
    timeZone: config.timeZone,
    currencies: config.payment.currencies,
    now,
    demonstration,
    placeholders: { name: config.websiteName, address, email, phone },
    hasFile: hasFile(files),
  }
}

/** Settings for reading timetables: the time zone, and the school for Asr if a table has both times. */
function tableSettings({ config, settings }: Mosque): TableSettings {
  const madhab = settings.get('madhab')
  return { timeZone: config.timeZone, ...(madhab === 'Shafi' || madhab === 'Hanafi' ? { madhab } : {}) }
}

async function readYamlFile(files: FolderFiles, name: string, findings: Findings) {
  const file = files.get(name)
  const text = file && (await readText(file, findings))
  if (text === undefined) return undefined
  const yaml = readYaml(text)
  for (const { line, message } of yaml.problems) findings.mistake(name, line, message)
  return yaml.problems.length > 0 ? undefined : yaml
}

/**
 * Reads and checks a mosque's folder, without a database.
 * @param now the base of relative days, in a demonstration
 * @throws OperatorError if it is not a readable folder
 */
export async function checkFolder(root: string, now = new Date()): Promise<CheckedFolder> {
  const findings = collectFindings()
  const files = await listFolder(root, findings)
  checkLayout(files, findings)
  const yaml = await readYamlFile(files, mosqueFile, findings)
  const mosque = yaml && readMosque(yaml, findings)
  const contents: CheckedFolder = {
    name: path.basename(path.resolve(root)),
    findings: [],
    items: [],
    tables: [],
    files,
    inspected: new Map(),
  }
  // All other files depend on the mosque's time zone and currencies.
  if (!mosque) return { ...contents, findings: findings.all() }
  const context = contextOf(mosque, files, now)
  const fields = fieldsOf(context)
  const { language, languages } = mosque.config
  const reading = { files, fields, findings, languages: { own: language, offered: languages } }
  for (const kind of kinds) contents.items.push(...(await readItems(kind, reading)))
  const schedule = await readYamlFile(files, scheduleFile, findings)
  const folderSchedule = schedule && readSchedule(schedule, context, findings)
  contents.tables.push(...(await readTables(files, tableSettings(mosque), findings)))
  const inspected = await inspectFiles({ mosque, items: contents.items, files }, findings)
  const folder = { ...contents, mosque, context, inspected, ...(folderSchedule ? { schedule: folderSchedule } : {}) }
  checkAcross(folder, findings)
  return { ...folder, findings: findings.all() }
}
