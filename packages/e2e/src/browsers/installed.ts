import { existsSync } from 'node:fs'
import path from 'node:path'

/** Debian's program names, and the paths of WebKitGTK's browser on Debian's architectures. */
const firefoxNames = ['firefox-esr', 'firefox']
const miniBrowsers = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].flatMap((architecture) =>
  ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map(
    (version) => `/usr/lib/${architecture}/${version}/MiniBrowser`,
  ),
)

const findOnPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file))

/** A message about a missing program. */
export type Missing = { missing: string }

const missingEngine = (engine: string, packages: string): Missing => ({
  missing: `${engine} isn’t installed, so its journeys are skipped (Debian: apt-get install ${packages})`,
})

/** Finds Debian's Firefox ESR, or any Firefox in PATH. */
export function findFirefox(): { firefox: string } | Missing {
  const firefox = firefoxNames.map(findOnPath).find((file) => file !== undefined)
  return firefox ? { firefox } : missingEngine('Firefox', 'firefox-esr')
}

/** Finds WebKitGTK with its driver and a virtual screen: it has no headless mode. */
export function findWebKit(): { driver: string; miniBrowser: string; screen: string } | Missing {
  const [driver, screen] = [findOnPath('WebKitWebDriver'), findOnPath('Xvfb')]
  const miniBrowser = miniBrowsers.find((file) => existsSync(file))
  return driver && screen && miniBrowser
    ? { driver, miniBrowser, screen }
    : missingEngine('WebKit', 'webkit2gtk-driver xvfb')
}
