/** What screens use of Vite, which bundles them wherever they run. */
interface ImportMeta {
  /** Whether it is bundled for the host, and whether for visitors, who never see the desk; known while it is built. */
  readonly env: { readonly SSR: boolean; readonly PUBLIC_SITE?: boolean }
  glob<T>(pattern: string, options: { import: string; eager: true }): Record<string, T>
  glob<T>(pattern: string | string[]): Record<string, () => Promise<T>>
}
