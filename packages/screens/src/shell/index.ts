export { CampaignsShell } from './CampaignsShell.tsx'
export { Shell } from './Shell.tsx'
export { WebviewShell } from './WebviewShell.tsx'
