import { planPackage, planPdf } from '@pencil-quest/contract/plans'
import type { PrintChoices } from '@pencil-quest/contract/print-choices'
import type { FileStore } from '../../files/file-store.ts'
import { describe } from '../../http/error-answers.ts'
import type { Call, Mount } from '../../http/mount.ts'
import { refuse } from '../../http/refusal.ts'
import { preferencesOf } from '../account/print-preferences.ts'
import { findChildName } from '../plans/queries.ts'
import { type Chosen, chosenPart, isKept } from './chosen-part.ts'
import { ensurePackage, type PackageParts, packetName } from './ensure-package.ts'
import { onceMore } from './once-more.ts'
import { printPackage, printPacket } from './print-package.ts'
import { viewableDocument } from './viewable-document.ts'
import { withinWait } from './within-wait.ts'

interface Service {
  parts(): Promise<PackageParts>
  store: FileStore
  hasBrowser(): Promise<boolean>
}

export function packageRoutes(mount: Mount, service: Service): void {
  mount(planPdf, async (call) => {
    const name = `lesson-plan-${call.params.id}.pdf`
    const body = await printed(service, call, call.body, {
      kept: async (store, files) => fileOf(store, files, packetName),
      part: async ({ printer }, { document, childName }, chosen) => printPacket(document, childName, chosen, printer),
    })
    return sendFile(call, body, 'application/pdf', name)
  })

  mount(planPackage, async (call) => {
    let name = 'plan.zip'
    const body = await printed(service, call, call.query, {
      kept: async (store, files) => {
        name = files.find((file) => file.name.endsWith('.zip'))?.name ?? name
        return fileOf(store, files, name)
      },
      part: async ({ printer }, { document, childName }, chosen) => {
        const made = await printPackage(document, childName, chosen, printer)
        name = made.zipFilename
        return Buffer.from(made.zip)
      },
    })
    return sendFile(call, body, 'application/zip', name)
  })
}

type FileCall = Call<typeof planPdf> | Call<typeof planPackage>
type KeptFiles = Awaited<ReturnType<typeof ensurePackage>>['files']

interface Ways {
  /** Out of the whole package, which is kept. */
  kept(store: FileStore, files: KeptFiles): Promise<Buffer>
  /** A part, printed for this call. */
  part(
    parts: PackageParts,
    plan: { document: ReturnType<typeof viewableDocument>; childName: string | null },
    chosen: Chosen,
  ): Promise<Buffer>
}

/** What this reader chose; waits for a package in the making, and makes one that failed or is not there once more. */
async function printed(service: Service, { caller, request }: FileCall, choices: PrintChoices, ways: Ways) {
  const document = viewableDocument(caller.plan)
  const chosen = chosenPart(document, choices, preferencesOf(caller))
  if (!(await service.hasBrowser())) refuse('no_browser')
  const parts = await service.parts()
  const audience = caller.isOwner ? 'family' : 'link'
  const make = async () => {
    if (isKept(chosen, audience)) {
      const { files } = await ensurePackage(parts, { planId: caller.plan.id, audience, paper: chosen.paper })
      return ways.kept(service.store, files)
    }
    const name = caller.isOwner ? await findChildName(parts.database.db, caller.plan) : undefined
    return onceMore(() => ways.part(parts, { document, childName: name ?? null }, chosen))
  }
  return withinWait(make(), (error) => request.log.error({ failure: describe(error) }, 'package failed'))
}

async function fileOf(store: FileStore, files: KeptFiles, name: string): Promise<Buffer> {
  const hash = files.find((file) => file.name === name)?.hash
  return (hash && (await store.get(hash))) || refuse('package_failed')
}

function sendFile({ reply }: FileCall, content: Buffer, type: string, filename: string) {
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${filename}"`)
    .header('content-length', content.byteLength)
    .send(content)
}
