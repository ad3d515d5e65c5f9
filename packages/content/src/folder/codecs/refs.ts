/** A picture in a folder, until it is kept. */
export class PictureRef {
  readonly path: string
  readonly alt: string

  constructor(path: string, alt: string) {
    this.path = path
    this.alt = alt
  }
}

/** A file to download in a folder, until it is kept. */
export class FileRef {
  readonly path: string

  constructor(path: string) {
    this.path = path
  }
}
