import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { unpackFontFiles } from '@minaret/tooling/font-files'
import { projectRoot } from '../env.ts'
import { fontsFolder } from './paths.ts'

const temporaryFolder = `${fontsFolder}.${process.pid}`
await unpackFontFiles(path.join(projectRoot, 'packages/ui/src/fonts'), temporaryFolder)
await rm(fontsFolder, { recursive: true, force: true })
await rename(temporaryFolder, fontsFolder)
