// One file: whoever comes to one of them comes to the others.
export { RichText } from '../app/RichText.tsx'
export { Below } from './Below.tsx'
export { Film } from './Film.tsx'
export { Others } from './Others.tsx'
export { ReportName } from './ReportName.tsx'
