// A separate entry, because others import the form too: this chunk keeps its own file and the server finds its stylesheets.
export { PostedForm } from './posted/PostedForm.tsx'
