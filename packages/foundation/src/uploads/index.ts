export { consumeUpload, noUpload, readUpload } from './readUpload.ts'
export {
  addUpload,
  deleteOldUploads,
  deleteUpload,
  findSame,
  lockUpload,
  lockWhole,
  makeRoom,
  moveParts,
  partBytes,
  storePart,
} from './store.ts'
export type { StoredUpload } from './store.ts'
