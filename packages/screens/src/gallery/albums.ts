import type { GalleryImage } from '@minaret/contract'

/** An album of pictures. */
export type Album = { name: string; pictures: GalleryImage[] }

/** Groups pictures by album, in order of first appearance. */
export function albumsOf(pictures: readonly GalleryImage[]): Album[] {
  const albums = new Map<string, GalleryImage[]>()
  for (const picture of pictures) albums.set(picture.album, [...(albums.get(picture.album) ?? []), picture])
  return [...albums].map(([name, albumPictures]) => ({ name, pictures: albumPictures }))
}
