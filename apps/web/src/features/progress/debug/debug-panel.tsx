import { screenTexts } from '@pencil-quest/contract/screen-texts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { cx } from '#web/ui/cx.ts'
import { Tabs } from '#web/ui/tabs.tsx'
import { Activity } from './activity.tsx'
import { RawData } from './raw-data.tsx'
import { RequestDetails } from './request-details.tsx'
import { RequestLogs } from './request-logs.tsx'

const [details, activity, logs, raw] = screenTexts.processing.debugTabs
type Tab = 'details' | 'activity' | 'logs' | 'raw'

/** Folded away; its feeds are read only while it is open. */
export function DebugPanel({ requestId }: { requestId: string }) {
  const [isOpen, setOpen] = useState(false)
  const [tab, setTab] = useState<Tab>('details')
  return (
    <div className="rounded-3xl border-2 border-edge bg-card">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="debug-panel"
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full items-center justify-between gap-3 rounded-3xl px-5 py-2 text-left text-lg text-muted"
        >
          {screenTexts.processing.debugTitle}
          <ChevronDown aria-hidden="true" className={cx('size-5 shrink-0', isOpen && 'rotate-180')} />
        </button>
      </h2>
      <div id="debug-panel" hidden={!isOpen} className="px-5 pt-1 pb-5">
        {isOpen ? (
          <Tabs
            label={screenTexts.processing.debugTitle}
            value={tab}
            onChange={setTab}
            tabs={[
              { value: 'details', label: details, content: <RequestDetails requestId={requestId} /> },
              { value: 'activity', label: activity, content: <Activity /> },
              { value: 'logs', label: logs, content: <RequestLogs requestId={requestId} /> },
              { value: 'raw', label: raw, content: <RawData requestId={requestId} /> },
            ]}
          />
        ) : null}
      </div>
    </div>
  )
}
