export { libraryLogKinds } from './logKinds.ts'
export { mountDeskPictures } from './mountPictures.ts'
export { libraryOperations } from './operations.ts'
