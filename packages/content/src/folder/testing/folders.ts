import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The files of a folder, by path. */
export type FolderContents = Record<string, string | Buffer>

/** Writes a temporary folder for a test. */
export async function writeFolder(texts: FolderContents): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'minaret-folder-'))
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(root, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return root
}

/** Reads all files of a folder. */
export async function readTexts(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const texts: Record<string, string> = {}
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const file = path.join(entry.parentPath, entry.name)
    texts[path.relative(root, file)] = (await readFile(file)).toString('latin1')
  }
  return texts
}

/** A minimal mosque with a unique slug. */
export function smallMosque(files: FolderContents = {}, settings = ''): FolderContents {
  const slug = `f${randomBytes(5).toString('hex')}`
  return {
    'mosque.yaml': `slug: ${slug}
hostnames: [${slug}.test]
website_configuration:
  websiteName: Masjid of Tests
  activePlan: premium
  timeZone: Europe/London
contact_page:
  email: office@test.example
  address: 1 Test Street
jummahpay_configuration:
  currencies: [gbp, eur]
  presets: [10, 25, 50]
${settings}`,
    ...files,
  }
}

/** A page with front matter and text. */
export const page = (frontMatter: string, text = 'Some words.') => `---\n${frontMatter}\n---\n\n${text}\n`
