// For the server only: in the screen's own index every page would load it.
export { preloadForm } from '../preloadForm.ts'
