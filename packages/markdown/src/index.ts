export { createMarkdown } from './createMarkdown.ts'
