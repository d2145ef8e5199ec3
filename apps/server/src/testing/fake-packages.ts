import { planPackage, planPdf } from '@pencil-quest/contract/plans'
import { refuse } from '../http/refusal.ts'
import type { PackageService } from '../services.ts'

/** Printing for tests that print nothing: a server without a browser, unless told otherwise. */
export function fakePackages(changed: Partial<PackageService> = {}): PackageService {
  return {
    makePackage: async () => {},
    routes(mount) {
      for (const endpoint of [planPdf, planPackage]) mount(endpoint, () => refuse('no_browser'))
    },
    browserState: () => 'missing',
    dropPackagesOfChild: async () => {},
    dropFiles: async () => {},
    readFile: async () => null,
    stop: async () => {},
    ...changed,
  }
}
