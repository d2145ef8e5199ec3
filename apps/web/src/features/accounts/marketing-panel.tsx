import { Castle } from '#web/ui/art/castle.tsx'
import { Pencil } from '#web/ui/art/pencil.tsx'
import { Rocket } from '#web/ui/art/rocket.tsx'

const points = [
  {
    art: <Castle />,
    title: 'Themed learning adventures',
    text: 'Lessons set in the worlds that your child already loves.',
  },
  {
    art: <Rocket />,
    title: 'AI-powered personalization',
    text: "Made for your child's age, interests and learning style.",
  },
  {
    art: <Pencil />,
    title: 'Screen-free, hands-on activities',
    text: 'Printed worksheets, pencils, crayons and glue.',
  },
]

export function MarketingPanel() {
  return (
    <section aria-labelledby="why" className="hidden max-w-lg lg:block">
      <h2 id="why" className="text-5xl leading-tight">
        Turn what they love into learning they can hold.
      </h2>
      <ul className="mt-10 flex flex-col gap-7">
        {points.map(({ art, title, text }) => (
          <li key={title} className="flex items-center gap-5">
            <span className="size-20 shrink-0">{art}</span>
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
