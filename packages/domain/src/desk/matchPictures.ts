/** A file somebody chose, and where it is in the folder they chose, if they chose one. */
export type ChosenFile = { name: string; webkitRelativePath?: string }

/** Names as computers differ in them: capitals, and letters with their accents apart. */
const plain = (text: string) => text.normalize('NFC').toLowerCase()

const nameOf = (path: string) => path.split('/').at(-1) ?? ''

/**
 * Which of the chosen files is which wanted picture: the one whose folders end like the wanted path, else the only one of its
 * name. Of several with the same name and nothing to tell them by none is taken: another picture would be shown.
 * @param wanted paths in the folder of uploads, such as `2023/05/roof.jpg`
 */
export function matchPictures<F extends ChosenFile>(
  wanted: readonly string[],
  files: readonly F[],
): { path: string; file: F }[] {
  const byName = new Map<string, F[]>()
  for (const file of files) {
    const name = plain(file.name)
    byName.set(name, [...(byName.get(name) ?? []), file])
  }
  return wanted.flatMap((path) => {
    const named = byName.get(plain(nameOf(path))) ?? []
    const placed = named.filter(({ webkitRelativePath = '' }) =>
      plain(`/${webkitRelativePath}`).endsWith(plain(`/${path}`)),
    )
    const [file] = placed.length > 0 ? placed : named.length === 1 ? named : []
    return file ? [{ path, file }] : []
  })
}
