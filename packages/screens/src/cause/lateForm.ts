// Apart from the form itself, which others import too: so it has a file of its own, and the host finds its sheets.
export { GiftForm } from './GiftForm.tsx'
