import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const needed = 24
const packaged = { 'linux-x64': 'bin/node', 'linux-arm64': 'bin/node', 'win32-x64': 'bin/node.exe' }

/** The Node that runs the product: this one when it is new enough, else the one among the installed packages. */
export function runtime() {
  if (Number(process.versions.node.split('.')[0]) >= needed) return process.execPath
  const platform = `${process.platform}-${process.arch}`
  const file = packaged[platform]
  const name = `node-${platform.replace('win32', 'win')}`
  const path = file && join(root, 'node_modules', name, file)
  if (path && existsSync(path)) return path
  console.error(
    `Pencil Quest needs Node ${needed} on ${platform}; this is Node ${process.versions.node}. Install Node ${needed} from nodejs.org and start again.`,
  )
  process.exit(1)
}
