export { ContactScreen as Screen } from './ContactScreen.tsx'
