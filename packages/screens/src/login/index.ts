export { LoginScreen as Screen } from './LoginScreen.tsx'
