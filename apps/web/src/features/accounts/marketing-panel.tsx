import { texts } from '@pencil-quest/contract/texts'
import { Castle } from '#web/ui/art/castle.tsx'
import { Pencil } from '#web/ui/art/pencil.tsx'
import { Rocket } from '#web/ui/art/rocket.tsx'

const art = [<Castle key="castle" />, <Rocket key="rocket" />, <Pencil key="pencil" />]

export function MarketingPanel() {
  return (
    <section aria-labelledby="why" className="hidden max-w-lg lg:block">
      <h2 id="why" className="text-5xl leading-tight">
        Turn what they love into learning they can hold.
      </h2>
      <ul className="mt-10 flex flex-col gap-7">
        {texts.auth.points.map(({ title, text }, at) => (
          <li key={title} className="flex items-center gap-5">
            <span className="size-20 shrink-0">{art[at]}</span>
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
