/** What is said of a file that cannot be shown, or is not taken. */
export const en = {
  missing: 'File not found',
  takenDown: 'It may have been removed.',
  notNow: 'Not available right now',
  away: "We can't read this site's files right now. Please try again in a moment.",
  busy: "We're preparing many pictures right now. Please try again in a moment.",
  emptyPicture: 'The picture is an empty file. Copy it again.',
  largePicture: (megabytes: number, most: number) =>
    `The picture has ${megabytes} MB; the maximum is ${most} MB. Make it smaller.`,
  heic: 'This is a HEIC photo, which few programs can read. Save it as JPEG, PNG or WebP. On an iPhone: Settings, Camera, Formats, Most Compatible.',
  heif: 'This is a HEIF photo, which few programs can read. Save it as JPEG, PNG or WebP.',
  pdf: 'This is a PDF, not a picture. Take a screenshot of the page, or add it as a download.',
  drawing: 'This is a drawing or a page (SVG, XML), not a picture. Save it as JPEG, PNG or WebP.',
  noPicture: 'This is not a picture, despite its name. Save it as JPEG, PNG or WebP.',
  unreadableHeic: 'The HEIC photo cannot be read. Save it as JPEG, or take it again.',
  damaged: 'The picture is damaged or incomplete. Copy it again from the original, or save it again.',
  slow: 'The picture takes too long to read. Make it smaller.',
  megapixels: (most: number) => `The picture has more than ${most} megapixels. Make it smaller.`,
  megapixelsUnlessJpeg: (most: number, mostOfJpeg: number) =>
    `The picture has more than ${most} megapixels. Save it smaller, or as JPEG, which may have ${mostOfJpeg}.`,
  narrow: (width: number, height: number) =>
    `The picture is ${width} × ${height} pixels: too narrow to be shown. Crop it.`,
  ending: (ending: string, endings: string) =>
    `Files to download may end in ${endings}; this one ends in ".${ending}". Save it as PDF.`,
  empty: 'The file is empty. Copy it again.',
  large: (megabytes: number, most: number) =>
    `The file has ${megabytes} MB; the maximum is ${most} MB. Make it smaller.`,
  content: (ending: string) =>
    `The content of the file does not match its ending, .${ending}. Open it in the program it was created with and save it again.`,
  name: (name: string) =>
    `The file name cannot be used: "${name}". Use up to 120 letters, digits, spaces, dots, hyphens and brackets.`,
}
