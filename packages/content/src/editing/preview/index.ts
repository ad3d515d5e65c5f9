export { mountPreviews } from './mountPreview.ts'
