/** What screens use of Vite, which bundles them wherever they run. */
interface ImportMeta {
  /** Whether it is bundled for the host; known while it is built. */
  readonly env: { readonly SSR: boolean }
  glob<T>(pattern: string, options: { import: string; eager: true }): Record<string, T>
  glob<T>(pattern: string | string[]): Record<string, () => Promise<T>>
}
