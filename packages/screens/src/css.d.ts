declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

/** A stylesheet as text, for a page with an inline style. */
declare module '*.css?inline' {
  const text: string
  export default text
}

/** The URL of a picture. */
declare module '*.webp' {
  const url: string
  export default url
}
