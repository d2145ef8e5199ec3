import { creditsText, fontsText } from '@pencil-quest/contract/legal-texts'
import { fontCredits } from './font-credits.ts'
import { LegalPage } from './legal-page.tsx'

export function CreditsPage() {
  return (
    <LegalPage text={creditsText}>
      <section className="mt-8 flex flex-col gap-3">
        <h2 className="text-2xl">{fontsText.heading}</h2>
        <p>
          {fontsText.intro}{' '}
          <a
            href={fontsText.licenceUrl}
            rel="noreferrer"
            className="font-bold text-primary underline underline-offset-4"
          >
            {fontsText.licence}
          </a>
        </p>
        <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {fontCredits.map(({ family, by }) => (
            <li key={family} className="min-w-0">
              <span className="block font-bold">{family}</span>
              <span className="block text-sm break-words text-muted">{by}</span>
            </li>
          ))}
        </ul>
      </section>
    </LegalPage>
  )
}
