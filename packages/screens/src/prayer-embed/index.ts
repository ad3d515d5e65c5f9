export { askAgainIn } from './askAgainIn.ts'
export { default as embedCss } from './prayer-embed.css?inline'
export { EmbedPage } from './EmbedPage.tsx'
export { hijriAt } from './rows.ts'
