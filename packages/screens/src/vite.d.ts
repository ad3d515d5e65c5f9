/** The parts of Vite's API that the screens use. */
interface ImportMeta {
  /** Build-time constants: whether the bundle is for the server, and whether it is for visitors, who never see the desk. */
  readonly env: { readonly SSR: boolean; readonly PUBLIC_SITE?: boolean }
  glob<T>(pattern: string, options: { import: string; eager: true }): Record<string, T>
  glob<T>(pattern: string | string[]): Record<string, () => Promise<T>>
}
