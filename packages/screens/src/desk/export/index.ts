export { ExportScreen } from './ExportScreen.tsx'
