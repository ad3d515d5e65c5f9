export { SessionsScreen } from './SessionsScreen.tsx'
