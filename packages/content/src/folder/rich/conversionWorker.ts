import { toHtml } from './toHtml.ts'
import { toMarkdown, toNearestMarkdown } from './toMarkdown.ts'

/** What {@link file://./conversions.ts} runs on another thread, by name. */
export { toHtml, toMarkdown, toNearestMarkdown }
