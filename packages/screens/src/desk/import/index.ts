export { ImportScreen } from './ImportScreen.tsx'
export { ImportsScreen } from './ImportsScreen.tsx'
