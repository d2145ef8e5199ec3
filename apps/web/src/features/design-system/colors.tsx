import { capitalisedWords, subjects, themes } from '@pencil-quest/contract/choices'
import { SubjectIcon } from '#web/features/subjects/subject-icon.tsx'
import { ThemeArt } from '#web/features/themes/theme-art.tsx'
import { Shelf } from './shelf.tsx'
import { tokenGroups } from './tokens.ts'

export function Colors() {
  return (
    <>
      {tokenGroups.map(({ title, note, tokens }) => (
        <Shelf key={title} title={title} note={note}>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
            {tokens.map(({ name, value, use }) => (
              <li key={name} className="overflow-hidden rounded-2xl border-2 border-edge bg-card">
                <div className="h-16 border-b-2 border-edge" style={{ backgroundColor: value }} />
                <div className="p-3">
                  <p className="font-bold">{name}</p>
                  <p className="text-sm text-muted">{use}</p>
                </div>
              </li>
            ))}
          </ul>
        </Shelf>
      ))}
      <Shelf title="Themes" note="Strong colour belongs to the worlds; the parent's screens stay calm.">
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
          {themes.map((theme) => (
            <li key={theme} data-theme={theme} className="overflow-hidden rounded-2xl border-3 border-ink bg-card">
              <div className="flex justify-center p-3">
                <span className="size-16">
                  <ThemeArt theme={theme} />
                </span>
              </div>
              <p className="theme-ground px-3 py-2 font-display font-semibold">{capitalisedWords(theme)}</p>
            </li>
          ))}
        </ul>
      </Shelf>
      <Shelf title="Subjects" note="Never by colour alone: an icon and the word stand beside it.">
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {subjects.map((subject) => (
            <li key={subject} data-subject={subject} className="flex items-center gap-3">
              <SubjectIcon subject={subject} />
              <span className="font-bold text-(--subject-text)">{capitalisedWords(subject)}</span>
            </li>
          ))}
        </ul>
      </Shelf>
    </>
  )
}
