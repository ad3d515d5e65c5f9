import type { Tx } from '@minaret/foundation/db'
import { isList, type Kind, type Row } from '../kinds/kind.ts'
import { contentName, isOfWords } from '../kinds/translated.ts'
import { readTranslated } from '../store/translations.ts'
import { writePage, writeYaml } from './yaml.ts'

/**
 * The files of a kind in other languages: `iftar.ar.md` beside `iftar.md`, `activities.ar.yaml` beside `activities.yaml`.
 * @param encode a row as its kind writes it
 */
export async function writeTranslations(
  tx: Tx,
  kind: Kind,
  rows: ReadonlyMap<string, Row>,
  encode: (row: Row) => Promise<object>,
): Promise<[string, string][]> {
  const pages: [string, string][] = []
  const lists = new Map<string, object[]>()
  const translated = await readTranslated(tx, kind)
  for (const [id, row] of rows)
    for (const [language, words] of Object.entries(translated.get(id) ?? {})) {
      const written = Object.entries(await encode({ ...row, ...words })).filter(([key]) => isOfWords(key, words))
      const value = Object.fromEntries(written)
      if (isList(kind)) lists.set(language, [...(lists.get(language) ?? []), { id, ...value }])
      else pages.push([`${contentName(kind)}/${id}.${language}.md`, writePage(value)])
    }
  return [
    ...pages,
    ...[...lists].map(([language, entries]): [string, string] => [
      `${contentName(kind)}.${language}.yaml`,
      writeYaml(entries),
    ]),
  ]
}
