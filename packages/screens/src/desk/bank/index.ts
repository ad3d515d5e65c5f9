export { BankScreen } from './BankScreen.tsx'
