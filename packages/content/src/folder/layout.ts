import type { Findings } from './findings.ts'
import { kinds } from './kinds/index.ts'
import { isList } from './kinds/kind.ts'
import { mosqueFile } from './mosque/mosque.ts'
import { scheduleFile } from './mosque/schedule.ts'
import { suggestMatch } from '@minaret/foundation/base'
import type { FolderFiles } from './read/files.ts'
import { checkTranslations, originalOf, languageOfFile } from './translationFiles.ts'

const lists = kinds.flatMap((kind) => (isList(kind) ? [kind.at.list] : []))
const pageFolders = kinds.flatMap(({ at }) => ('folder' in at ? [at.folder] : []))

/** The file extensions of each folder; undefined if the contents decide. */
const extensions: Readonly<Record<string, string | readonly string[] | undefined>> = {
  timetable: ['.csv', '.xlsx'],
  pictures: undefined,
  files: undefined,
  ...Object.fromEntries(pageFolders.map((folder) => [folder, '.md'])),
}

const validNames = [mosqueFile, scheduleFile, ...lists, ...Object.keys(extensions).map((folder) => `${folder}/`)]

/** Converts a name to a similar valid one. */
const toValidName = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9_-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')

/** Reports misplaced files and unknown folders, once per folder. */
export function checkLayout(files: FolderFiles, findings: Findings): void {
  const unknownFolders = new Set<string>()
  for (const path of files.keys()) {
    const [topName = '', ...rest] = path.split('/')
    const name = rest.at(-1)
    if (name === undefined) {
      if (!validNames.includes(languageOfFile(topName) === undefined ? topName : originalOf(topName)))
        findings.mistake(
          topName,
          undefined,
          `No file here has that name.${suggestMatch(topName, validNames) || ' docs/mosque-folder.md lists them. Notes begin with a dot or an underscore.'}`,
        )
    } else if (!Object.hasOwn(extensions, topName)) {
      if (!unknownFolders.has(topName))
        findings.mistake(
          `${topName}/`,
          undefined,
          `No folder here has that name.${suggestMatch(`${topName}/`, validNames) || ' docs/mosque-folder.md lists them.'}`,
        )
      unknownFolders.add(topName)
    } else if (extensions[topName] !== undefined) checkName(path, rest, [extensions[topName]].flat(), findings)
  }
  checkTranslations(files, findings)
  if (!files.has(mosqueFile))
    findings.mistake(
      mosqueFile,
      undefined,
      'This file is missing. It names the mosque; see the example in docs/mosque-folder.md.',
    )
}

function checkName(
  path: string,
  rest: readonly string[],
  allowedExtensions: readonly string[],
  findings: Findings,
): void {
  const name = originalOf(rest.at(-1) ?? '')
  const extension = allowedExtensions.find((ending) => name.endsWith(ending))
  if (rest.length > 1) findings.mistake(path, undefined, 'This folder cannot have subfolders. Move the file up.')
  else if (extension === undefined)
    findings.mistake(
      path,
      undefined,
      `Files here must end in ${allowedExtensions.join(' or ')}. Rename it, or move it to another folder.`,
    )
  else if (extension === '.md' && !/^[A-Za-z0-9_-]{1,200}$/.test(name.slice(0, -extension.length))) {
    const suggestion = toValidName(name.slice(0, -extension.length))
    findings.mistake(
      path,
      undefined,
      `The name becomes part of a URL, so it can only contain a–z, 0–9, - and _.${suggestion ? ` Rename it, for example to ${suggestion}.md.` : ' Rename it.'}`,
    )
  }
}

/** The pages of a folder with a valid name, and their ids. */
export const pagesIn = (files: FolderFiles, folder: string): { id: string; path: string }[] =>
  [...files.keys()]
    .flatMap((path) => {
      const [, id] = path.startsWith(`${folder}/`) ? (/^[^/]+\/([A-Za-z0-9_-]{1,200})\.md$/.exec(path) ?? []) : []
      return id ? [{ id, path }] : []
    })
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
