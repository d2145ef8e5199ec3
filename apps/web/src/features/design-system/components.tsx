import { Pencil } from 'lucide-react'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Choice, ChoiceChip, ChoiceGroup } from '#web/ui/choice.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { ProgressLine } from '#web/ui/progress-line.tsx'
import { Select } from '#web/ui/select.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextArea, TextInput } from '#web/ui/text-input.tsx'
import { Shelf } from './shelf.tsx'

const row = 'flex flex-wrap items-center gap-3'

export function Components() {
  return (
    <>
      <Shelf title="Buttons" note="At least 48 px high; one that works keeps the focus and takes no clicks.">
        <div className={row}>
          <Button>Primary</Button>
          <Button tone="outline">Outline</Button>
          <Button tone="ghost">Ghost</Button>
          <Button tone="danger">Danger</Button>
          <Button>
            <Pencil aria-hidden="true" className="size-5" />
            With icon
          </Button>
          <Button pending>Pending</Button>
          <Button disabled>Disabled</Button>
        </div>
      </Shelf>
      <Shelf title="Badges">
        <div className={row}>
          <Badge>Plain</Badge>
          <Badge tone="primary">Processing</Badge>
          <Badge tone="success">Ready</Badge>
          <Badge tone="danger">Failed</Badge>
          <Badge tone="pencil">Worksheet included</Badge>
        </div>
      </Shelf>
      <Shelf title="Fields" note="A label above, a hint or an error below, announced when it appears.">
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Name" hint="As it stands on the worksheets">
            {(wiring) => <TextInput {...wiring} placeholder="Mia" autoComplete="off" />}
          </Field>
          <Field label="Email" error="Please enter a valid email address">
            {(wiring) => <TextInput {...wiring} defaultValue="mia at home" autoComplete="off" />}
          </Field>
          <Field label="Grade Level">
            {(wiring) => (
              <Select {...wiring}>
                <option>1st Grade</option>
                <option>2nd Grade</option>
              </Select>
            )}
          </Field>
          <Field label="Password">{(wiring) => <PasswordInput {...wiring} autoComplete="off" />}</Field>
          <Field label="In your own words">{(wiring) => <TextArea {...wiring} />}</Field>
        </div>
      </Shelf>
      <Shelf title="Choices" note="Real radios and checkboxes, in cards that are their labels.">
        <div className="grid gap-6 lg:grid-cols-2">
          <ChoiceGroup legend="One of them" className="grid gap-2 sm:grid-cols-2">
            <Choice type="radio" name="length" defaultChecked>
              5 days (recommended)
            </Choice>
            <Choice type="radio" name="length">
              10 days
            </Choice>
          </ChoiceGroup>
          <ChoiceGroup legend="Any of them" className="flex flex-wrap gap-2">
            {['space', 'robots', 'dinosaurs', 'music'].map((tag) => (
              <ChoiceChip key={tag} type="checkbox" defaultChecked={tag === 'space'}>
                {tag}
              </ChoiceChip>
            ))}
          </ChoiceGroup>
        </div>
      </Shelf>
      <Shelf title="Notices">
        <div className="flex flex-col gap-3">
          <Notice>Your worksheets are ready! Use the download button above to get them.</Notice>
          <Notice tone="amber">Taking longer than expected....</Notice>
        </div>
      </Shelf>
      <Shelf title="Progress">
        <div className="grid gap-6 lg:grid-cols-2">
          <ProgressLine stops={['Theme', 'Subjects', 'Settings']} at={1} />
          <Spinner label="Loading…" />
        </div>
      </Shelf>
    </>
  )
}
