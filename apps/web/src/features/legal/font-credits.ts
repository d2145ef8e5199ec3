/** Every font that is served or printed with, and whose it is, as its package says. */
export const fontCredits = [
  {
    family: 'Andika',
    by: 'Copyright (c) 2004-2022 SIL International',
  },
  {
    family: 'Fredoka',
    by: 'Copyright 2016 The Fredoka Project Authors (https://github.com/hafontia/Fredoka-One)',
  },
  {
    family: 'Noto Emoji',
    by: 'Copyright 2013 Google LLC',
  },
  {
    family: 'Noto Sans',
    by: 'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/latin-greek-cyrillic)',
  },
  {
    family: 'Noto Sans Arabic',
    by: 'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/arabic)',
  },
  {
    family: 'Noto Sans Armenian',
    by: 'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/armenian)',
  },
  {
    family: 'Noto Sans Bengali',
    by: 'Copyright 2025 The Noto Project Authors (https://github.com/notofonts/bengali)',
  },
  {
    family: 'Noto Sans Ethiopic',
    by: 'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/ethiopic)',
  },
  {
    family: 'Noto Sans Georgian',
    by: 'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/georgian)',
  },
  {
    family: 'Noto Sans Gujarati',
    by: 'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/gujarati)',
  },
  {
    family: 'Noto Sans Gurmukhi',
    by: 'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/gurmukhi)',
  },
  {
    family: 'Noto Sans Hebrew',
    by: 'Copyright 2024 The Noto Project Authors (https://github.com/notofonts/hebrew)',
  },
  {
    family: 'Noto Sans JP',
    by: 'Google Inc.',
  },
  {
    family: 'Noto Sans KR',
    by: 'Google Inc.',
  },
  {
    family: 'Noto Sans Kannada',
    by: 'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/kannada)',
  },
  {
    family: 'Noto Sans Khmer',
    by: 'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/khmer)',
  },
  {
    family: 'Noto Sans Lao',
    by: 'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/lao)',
  },
  {
    family: 'Noto Sans Malayalam',
    by: 'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/malayalam)',
  },
  {
    family: 'Noto Sans Myanmar',
    by: 'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/myanmar)',
  },
  {
    family: 'Noto Sans SC',
    by: 'Google Inc.',
  },
  {
    family: 'Noto Sans Sinhala',
    by: 'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/sinhala)',
  },
  {
    family: 'Noto Sans Tamil',
    by: 'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/tamil)',
  },
  {
    family: 'Noto Sans Telugu',
    by: 'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/telugu)',
  },
  {
    family: 'Noto Sans Thai',
    by: 'Copyright 2022 The Noto Project Authors (https://github.com/notofonts/thai)',
  },
  {
    family: 'Nunito',
    by: 'Copyright 2014 The Nunito Project Authors (https://github.com/googlefonts/nunito)',
  },
] as const
