import { type Device, endDevice, endOtherDevices } from '@pencil-quest/contract/account'
import { accountTexts } from '@pencil-quest/contract/account-texts'
import { texts } from '@pencil-quest/contract/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'
import { hasStatus, messageOf } from '#web/lib/call-error.ts'
import { toast, toastError } from '#web/lib/toasts.ts'
import { devicesQuery } from './queries.ts'

/** Signs one device out, or, without one, all others. */
export function useEndDevices() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (device: Device | null) =>
      device ? call(endDevice, { params: { id: device.id } }) : call(endOtherDevices),
    onSuccess: ({ message }) => toast({ title: message }),
    onError: (error) => {
      // Signed out by itself, or on another device: the list says so.
      if (hasStatus(error, 404)) return
      toastError(texts.failures.error, messageOf(error, accountTexts.devices.failed))
    },
    onSettled: () => client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  })
}
