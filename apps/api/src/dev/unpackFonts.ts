import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { unpackFaces } from '@minaret/tooling/faces'
import { projectRoot } from '../env.ts'
import { facesFolder } from './places.ts'

const unfinished = `${facesFolder}.${process.pid}`
await unpackFaces(path.join(projectRoot, 'packages/ui/src/fonts'), unfinished)
await rm(facesFolder, { recursive: true, force: true })
await rename(unfinished, facesFolder)
