export {
  capturePresses,
  clearPendingPress,
  hasPendingPost,
  hasPendingPress,
  replayPress,
  sendPendingPost,
  pendingAttribute,
} from './pendingPress.ts'
