/** Media and devices. Ordinary uses of the same words are let through by `screenAllowed`. */
export const screenWords =
  /\b(?:videos?|youtube|movies?|tv|television|apps?|web ?sites?|web ?pages?|online|internet|google|browser|i?pads?|i?phones?|smart ?phones?|cell ?phones?|laptops?|computers?|tablets?|screens?|e-?mails?|download|podcasts?|streaming|alexa|siri|chatgpt|url|qr codes?|log ?in (?:to|with)|login|video ?games?)\b|https?:\/\/|www\./gi

export const screenAllowed = [
  /\bscreen[- ]?(?:free|door|print)/i,
  /\b(?:window|smoke) screen/i,
  /\b(?:no|without|away from|off) (?:an? |any |the )?(?:screens?|computers?|phones?|tablets?)\b/i,
  /\b(?:stone|clay|wax) tablets?\b/i,
  /\b(?:tin[- ]can|string|paper[- ]cup|pretend|toy|cardboard) (?:phones?|computers?|tablets?)\b/i,
  /\b(?:lily|launch|landing|paw|foot|writing|note) ?pads?\b/i,
  /\bpretend (?:to be|you are) (?:a|the) (?:computer|robot)\b/i,
  /\b(?:like|how) (?:a )?computers? (?:do|does|count|think|store|follow|read|save|talk)/i,
]

/** Words that may mean a screen: "watch the ice" is fine, "watch a clip" is not. Listed for a reader. */
export const screenDoubts =
  /\bwatch\b|\b(?:play|put on) (?:some |the |a )?(?:music|song|recording)\b|\b(?:camera|take a (?:photo|picture)|look (?:it|them|this) up|look up (?:the|a|your) (?:word|answer|fact))\b/gi

/** The planet Mercury is let through by its capital. */
export const neverAllowed =
  /\b(?:[Bb]leach|[Aa]mmonia|[Bb]orax|[Dd]rain cleaner|[Hh]ydrogen peroxide|[Ll]ighter fluid|[Gg]asoline|[Ff]ireworks?|[Bb]ox ?cutter|[Uu]tility knife|[Rr]azor|[Xx]-?acto|[Bb]utton batter(?:y|ies)|[Ww]ater beads?|[Ll]ight(?:ing)? a match|mercury|[Bb]roken glass|[Ll]ook (?:directly )?at the sun|[Pp]lastic bag (?:over|on))\b/

/** What a grown-up has an eye on wherever it is named. */
export const hazards =
  /\b(?:scissors|knife|knives|stove|oven|microwave|boil(?:ing)?|hot (?:water|glue|pan)|ironing board|candles?|skewers?|toothpicks?|needles?|safety pins?|push ?pins?|stapler|hole punch|hammer|(?:use|with) (?:an?|the) saw|glass jars?|balloons?|magnets?|marbles|beads|ladder|in the bath(?:tub)?|traffic|peanuts?|cook(?:ing)?|bake|baking|extension cord|batter(?:y|ies)|vinegar|food coloring|outside|outdoors)\b/gi

/** What is dangerous where it is ordered: a plant may drink it. */
export const hazardousActs =
  /\b(?:climb (?:on|onto|up) (?:a|the) (?:chair|table|tree|couch|sofa|stool)|(?:go|walk) to (?:a|your) (?:pond|pool|creek|river|lake|beach|street|road)|(?:taste|eat|lick|drink) (?:it|them|some|your|the|a)|(?:iron) (?:it|the|through))\b/gi

export const adultNote =
  /\b(?:grown-?up|adult|parent|together with you|you (?:do|cut|hold|pour|handle)|stay (?:close|beside|with)|supervis\w*|helper)\b/i

export const unkindWords =
  /\b(?:stupid|dumb|idiot|moron|loser|shut up|hate you|ugly|lazy child|crybaby|sissy|lame|crazy|insane|retard\w*|spaz|gypsy|savage|midget)\b/i

export const violentWords =
  /\b(?:kill(?:s|ed|ing)?|murder\w*|bloody|guns?|shoot(?:s|ing)? (?:at|him|her|them|people)|bomb\w*|stab(?:s|bed|bing)?|corpse|suicide|dead bod\w*|weapons?|torture|slaughter)\b/i

/** Words for people and feasts that leave somebody out, with what to say instead. */
export const leavesOut: readonly [RegExp, string][] = [
  [/\b(?:mom and dad|mommy|daddy|your (?:mom|mother|dad|father))\b/i, 'your grown-up, your family'],
  [/\b(?:fire|police|mail|chair|business)m[ae]n\b|\bman(?:kind|power)\b/i, 'firefighter, police officer, people'],
  [/\bboys and girls\b|\bnormal (?:kids|children|people)\b/i, 'everyone'],
  [/\b(?:for boys|for girls|like a girl|man up)\b/i, 'nothing of the kind'],
  [/\b(?:christmas|easter|halloween|hanukkah|ramadan|thanksgiving|diwali)\b/i, 'no feast by name'],
]
