/** A writing system that our main fonts lack, with the font that has it. */
interface Script {
  /** Folder of the font's style sheet. */
  folder: string
  family: string
  letters: RegExp
}

/** Han is drawn by the Japanese font where kana stand beside it, else by the Chinese one. */
const scripts: readonly Script[] = [
  { folder: 'noto-sans', family: 'Noto Sans Variable', letters: /[\p{Script=Greek}\p{Script=Devanagari}]/u },
  { folder: 'noto-sans-arabic', family: 'Noto Sans Arabic Variable', letters: /\p{Script=Arabic}/u },
  { folder: 'noto-sans-hebrew', family: 'Noto Sans Hebrew Variable', letters: /\p{Script=Hebrew}/u },
  { folder: 'noto-sans-thai', family: 'Noto Sans Thai Variable', letters: /\p{Script=Thai}/u },
  { folder: 'noto-sans-lao', family: 'Noto Sans Lao Variable', letters: /\p{Script=Lao}/u },
  { folder: 'noto-sans-khmer', family: 'Noto Sans Khmer Variable', letters: /\p{Script=Khmer}/u },
  { folder: 'noto-sans-myanmar', family: 'Noto Sans Myanmar Variable', letters: /\p{Script=Myanmar}/u },
  { folder: 'noto-sans-bengali', family: 'Noto Sans Bengali Variable', letters: /\p{Script=Bengali}/u },
  { folder: 'noto-sans-tamil', family: 'Noto Sans Tamil Variable', letters: /\p{Script=Tamil}/u },
  { folder: 'noto-sans-telugu', family: 'Noto Sans Telugu Variable', letters: /\p{Script=Telugu}/u },
  { folder: 'noto-sans-kannada', family: 'Noto Sans Kannada Variable', letters: /\p{Script=Kannada}/u },
  { folder: 'noto-sans-malayalam', family: 'Noto Sans Malayalam Variable', letters: /\p{Script=Malayalam}/u },
  { folder: 'noto-sans-gujarati', family: 'Noto Sans Gujarati Variable', letters: /\p{Script=Gujarati}/u },
  { folder: 'noto-sans-gurmukhi', family: 'Noto Sans Gurmukhi Variable', letters: /\p{Script=Gurmukhi}/u },
  { folder: 'noto-sans-sinhala', family: 'Noto Sans Sinhala Variable', letters: /\p{Script=Sinhala}/u },
  { folder: 'noto-sans-armenian', family: 'Noto Sans Armenian Variable', letters: /\p{Script=Armenian}/u },
  { folder: 'noto-sans-georgian', family: 'Noto Sans Georgian Variable', letters: /\p{Script=Georgian}/u },
  { folder: 'noto-sans-ethiopic', family: 'Noto Sans Ethiopic Variable', letters: /\p{Script=Ethiopic}/u },
  { folder: 'noto-sans-kr', family: 'Noto Sans KR Variable', letters: /\p{Script=Hangul}/u },
  { folder: 'noto-sans-jp', family: 'Noto Sans JP Variable', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/u },
  { folder: 'noto-sans-sc', family: 'Noto Sans SC Variable', letters: /\p{Script=Han}/u },
  { folder: 'noto-emoji', family: 'Noto Emoji Variable', letters: /\p{Extended_Pictographic}/u },
]

/** Folders of all of them. */
export const scriptFontFolders = scripts.map(({ folder }) => folder)

/** Folders of the fonts that a text needs beside the main ones; most need none. */
export function scriptFolders(text: string): string[] {
  return scripts.filter(({ letters }) => letters.test(text)).map(({ folder }) => folder)
}

/** For the end of a font stack: what is not loaded is passed over. */
export const scriptFamilies = scripts.map(({ family }) => `"${family}"`).join(', ')

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** A name inside an English sentence: one written from right to left keeps its place by isolating marks. */
export function isolated(name: string): string {
  return rightToLeft.test(name) ? `\u2068${name}\u2069` : name
}
