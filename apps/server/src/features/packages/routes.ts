import { limits } from '@pencil-quest/contract/limits'
import { planPackage, planPdf } from '@pencil-quest/contract/plans'
import type { PlanRow } from '../../db/schema/learning-plans.ts'
import type { PlanPackageRow } from '../../db/schema/plan-packages.ts'
import type { FileStore } from '../../files/file-store.ts'
import { describe } from '../../http/error-answers.ts'
import type { Call, Mount } from '../../http/mount.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import { ensurePackage, type PackageParts, packetName } from './ensure-package.ts'

interface Parts {
  parts(): Promise<PackageParts>
  store: FileStore
  hasBrowser(): Promise<boolean>
}

export function packageRoutes(mount: Mount, service: Parts): void {
  mount(planPdf, async (call) => {
    const made = await packageFor(service, call)
    const packet = await fileOf(service.store, made, packetName)
    return sendFile(call, packet, 'application/pdf', `lesson-plan-${call.params.id}.pdf`)
  })

  mount(planPackage, async (call) => {
    const made = await packageFor(service, call)
    const name = made.zipFilename ?? 'plan.zip'
    return sendFile(call, await fileOf(service.store, made, name), 'application/zip', name)
  })
}

type FileCall = Call<typeof planPdf> | Call<typeof planPackage>

/** The package for this reader; waits for one in the making, and makes one that failed or is not there once more. */
async function packageFor(service: Parts, { caller, request }: FileCall): Promise<PlanPackageRow> {
  requireViewable(caller.plan)
  if (!(await service.hasBrowser())) refuse('no_browser')
  const making = ensurePackage(await service.parts(), {
    planId: caller.plan.id,
    audience: caller.isOwner ? 'family' : 'link',
    paper: 'letter',
  })
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal('package_waiting')), limits.packageWait * 1000)
  })
  try {
    return await Promise.race([making, tooLong])
  } catch (error) {
    if (error instanceof Refusal) throw error
    request.log.error({ failure: describe(error) }, 'package failed')
    return refuse('package_failed')
  } finally {
    clearTimeout(timer)
    // After the wait is over nobody listens any more.
    making.catch(() => {})
  }
}

function requireViewable({ status }: PlanRow): void {
  if (status === 'processing') refuse('still_making')
  if (status === 'failed') refuse('plan_failed')
}

async function fileOf(store: FileStore, made: PlanPackageRow, name: string): Promise<Buffer> {
  const hash = made.files.find((file) => file.name === name)?.hash
  return (hash && (await store.get(hash))) || refuse('package_failed')
}

function sendFile({ reply }: FileCall, content: Buffer, type: string, filename: string) {
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${filename}"`)
    .header('content-length', content.byteLength)
    .send(content)
}
