/** What screens use of Vite, which bundles them wherever they run. */
interface ImportMeta {
  glob<T>(pattern: string, options: { query: string; import: string; eager: true }): Record<string, T>
  glob<T>(pattern: string, options: { query: string; import: string }): Record<string, () => Promise<T>>
}
