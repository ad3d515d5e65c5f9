/** A picture in a folder, before it is stored. */
export class PictureRef {
  readonly path: string
  readonly alt: string

  constructor(path: string, alt: string) {
    this.path = path
    this.alt = alt
  }
}

/** A file in a folder, before it is stored. */
export class FileRef {
  readonly path: string

  constructor(path: string) {
    this.path = path
  }
}
