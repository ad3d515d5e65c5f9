import type { GalleryImage } from '@minaret/contract'

/** Pictures that belong together. */
export type Album = { name: string; pictures: GalleryImage[] }

/** The albums of some pictures: in the order in which each begins, the pictures in theirs. */
export function albumsOf(pictures: readonly GalleryImage[]): Album[] {
  const albums = new Map<string, GalleryImage[]>()
  for (const picture of pictures) albums.set(picture.album, [...(albums.get(picture.album) ?? []), picture])
  return [...albums].map(([name, own]) => ({ name, pictures: own }))
}
