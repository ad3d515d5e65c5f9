declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

/** A sheet as text, for a page that carries its own. */
declare module '*.css?inline' {
  const text: string
  export default text
}

/** A picture, by its address. */
declare module '*.webp' {
  const address: string
  export default address
}
