// Separate from the form, which others import too: this chunk gets a file of its own, and the server finds its stylesheets.
export { AnsweringForm } from './posted/AnsweringForm.tsx'
