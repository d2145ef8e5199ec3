import * as contract from '@pencil-quest/contract/admin/site-tests'
import type { Config } from '../../config.ts'
import type { Mount } from '../../http/mount.ts'
import { allowedBase } from './allowed-base.ts'
import { publicPages } from './public-pages.ts'
import { testPublicUrls } from './test-public-urls.ts'

export function siteTestRoutes(mount: Mount, { config }: { config: Pick<Config, 'publicUrl' | 'testBaseUrls'> }): void {
  mount(contract.listPublicPages, () => ({ pages: publicPages(config.publicUrl) }))

  mount(contract.testPublicUrls, ({ body }) => testPublicUrls(publicPages(allowedBase(body.baseUrl, config))))
}
