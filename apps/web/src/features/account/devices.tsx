import { accountTexts } from '@pencil-quest/contract/account-texts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { moment } from '#web/lib/moments.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { devicesQuery } from './queries.ts'
import { useEndDevices } from './use-end-devices.ts'

const words = accountTexts.devices

export function Devices() {
  const { data: devices } = useSuspenseQuery(devicesQuery)
  const end = useEndDevices()
  const isEnding = (id: string | null) => end.isPending && (end.variables?.id ?? null) === id
  const hasOthers = devices.some(({ isThis }) => !isThis)
  return (
    <>
      <ul className="flex flex-col divide-y-2 divide-edge">
        {devices.map((device) => (
          <li key={device.id} className="flex items-center gap-3 py-3">
            <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-muted" />
            <div className="min-w-0 grow">
              <p className="flex flex-wrap items-center gap-2 font-bold">
                {device.device ?? words.unknown}
                {device.isThis ? <Badge tone="success">{words.thisOne}</Badge> : null}
              </p>
              <p className="text-sm text-muted">
                {words.since} {moment(device.signedInAt)}
              </p>
            </div>
            {device.isThis ? null : (
              <Button
                tone="outline"
                pending={isEnding(device.id)}
                aria-label={`${words.signOut}: ${device.device ?? words.unknown}`}
                onClick={() => end.mutate(device)}
              >
                {words.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasOthers ? (
        <Button tone="outline" pending={isEnding(null)} onClick={() => end.mutate(null)} className="sm:self-start">
          {words.signOutOthers}
        </Button>
      ) : (
        <p className="text-muted">{words.onlyThis}</p>
      )}
    </>
  )
}
