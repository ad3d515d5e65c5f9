/** A file chosen by the user, with its path in the chosen folder, if there is one. */
export type ChosenFile = { name: string; webkitRelativePath?: string }

/** Normalises a name: systems differ in case, and in whether accents are separate characters. */
const normalise = (text: string) => text.normalize('NFC').toLowerCase()

const nameOf = (path: string) => path.split('/').at(-1) ?? ''

/**
 * Matches chosen files to the missing pictures of an import: by path, else by name if the name is unique. Of several files
 * with the same name and no matching path, none is used: it might be the wrong picture.
 * @param paths the missing pictures' paths in the uploads folder, such as `2023/05/roof.jpg`
 */
export function matchPictures<F extends ChosenFile>(
  paths: readonly string[],
  files: readonly F[],
): { path: string; file: F }[] {
  const byName = new Map<string, F[]>()
  for (const file of files) {
    const name = normalise(file.name)
    byName.set(name, [...(byName.get(name) ?? []), file])
  }
  return paths.flatMap((path) => {
    const sameName = byName.get(normalise(nameOf(path))) ?? []
    const samePath = sameName.filter(({ webkitRelativePath = '' }) =>
      normalise(`/${webkitRelativePath}`).endsWith(normalise(`/${path}`)),
    )
    const [file] = samePath.length > 0 ? samePath : sameName.length === 1 ? sameName : []
    return file ? [{ path, file }] : []
  })
}
