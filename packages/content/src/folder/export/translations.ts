import type { Tx } from '@minaret/foundation/db'
import { isList, type Kind, type Row } from '../kinds/kind.ts'
import { contentName, isTranslatedKey } from '../kinds/translated.ts'
import { readTranslated } from '../store/translations.ts'
import { writePage, writeYaml } from './yaml.ts'

/**
 * Writes the translated files of a kind, such as `iftar.ar.md` for `iftar.md` and `activities.ar.yaml` for
 * `activities.yaml`.
 * @param encode encodes a row of the kind
 */
export async function writeTranslations(
  tx: Tx,
  kind: Kind,
  rows: ReadonlyMap<string, Row>,
  encode: (row: Row) => Promise<object>,
): Promise<[string, string][]> {
  const pages: [string, string][] = []
  const lists = new Map<string, object[]>()
  const translationsById = await readTranslated(tx, kind)
  for (const [id, row] of rows)
    for (const [language, translation] of Object.entries(translationsById.get(id) ?? {})) {
      const encoded = Object.entries(await encode({ ...row, ...translation }))
      const value = Object.fromEntries(encoded.filter(([key]) => isTranslatedKey(key, translation)))
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
