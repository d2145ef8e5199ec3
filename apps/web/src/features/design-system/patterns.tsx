import { Notebook } from '#web/ui/art/notebook.tsx'
import { Pencil } from '#web/ui/art/pencil.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card, SketchCard } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Ring } from '#web/ui/spinner.tsx'
import { Caption, Shelf } from './shelf.tsx'

export function Patterns() {
  return (
    <>
      <Shelf title="Nothing here yet" note="A drawing, what it is, a sentence, one thing to do.">
        <EmptyState art={<Notebook />} title="No plans yet" action={<Button tone="outline">Go to Dashboard</Button>}>
          Plans that you make for your children appear here.
        </EmptyState>
      </Shelf>
      <Shelf title="In place of a screen" note="What is the matter, and what to do about it.">
        <SketchCard className="mx-auto flex max-w-lg flex-col items-center gap-4 text-center">
          <span className="size-28">
            <Pencil />
          </span>
          <h3 className="text-3xl">Lesson Plan Not Ready</h3>
          <p>Please check back in a few minutes or try creating a new lesson plan.</p>
          <Button>Go Home</Button>
        </SketchCard>
      </Shelf>
      <Shelf title="Waiting" note="The real stages are named; where motion is not wanted, the ring breathes.">
        <Card className="flex items-center gap-4">
          <Ring className="size-8 text-primary" />
          <p className="font-bold">Checking every answer</p>
        </Card>
      </Shelf>
      <Shelf title="Before it is lost" note="Asked in a dialog that opens from below on a phone.">
        <div className="mx-auto max-w-xl rounded-3xl border-3 border-ink bg-card p-5 shadow-sheet sm:p-7">
          <h3 className="text-2xl">Delete Plan</h3>
          <p className="mt-2 mb-6">
            This action cannot be undone. The plan, its worksheets and its link are gone for good.
          </p>
          <div className="flex flex-col gap-3 sm:flex-row sm:justify-end">
            <Button tone="outline">Cancel</Button>
            <Button tone="danger">Delete Plan</Button>
          </div>
        </div>
      </Shelf>
      <Shelf title="Told in passing" note="One toast at a time; it closes by itself, by its button or by a swipe.">
        <div className="mx-auto max-w-md rounded-2xl border-3 border-ink bg-card p-4 shadow-sheet">
          <p className="font-bold">PDF Downloaded</p>
          <p>Your lesson plan has been downloaded successfully!</p>
        </div>
      </Shelf>
      <Shelf title="A mistake in a form" note="Beside its field, in words that say how to mend it.">
        <FieldError id="pattern-mistake">Password must be at least 8 characters</FieldError>
        <Caption>The field keeps what was typed; the first mistake takes the focus.</Caption>
      </Shelf>
      <Shelf title="For a child's eyes" note="What a child reads is set in the child's letters, on calm ground.">
        <p className="rounded-2xl bg-amber-tint px-4 py-2 font-child text-lg text-amber">
          No worksheet today: this one is for hands and feet.
        </p>
      </Shelf>
    </>
  )
}
