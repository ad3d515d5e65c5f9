export { DisplaysScreen } from './DisplaysScreen.tsx'
