import { toHtml } from './toHtml.ts'
import { toMarkdown, toNearestMarkdown } from './toMarkdown.ts'

/** The functions that {@link file://./conversions.ts} runs on another thread, by name. */
export { toHtml, toMarkdown, toNearestMarkdown }
