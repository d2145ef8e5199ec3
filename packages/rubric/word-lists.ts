/** Media and devices. Ordinary uses of the same words are let through by `screenAllowed`. */
export const screenWords =
  /\b(?:videos?|movies?|tv|television|apps?|web ?sites?|web ?pages?|online|internet|browser|i?pads?|i?phones?|smart ?phones?|cell ?phones?|laptops?|computers?|tablets?|screens?|e-?mails?|download|podcasts?|streaming|qr codes?|log ?in|video ?games?)\b|https?:\/\/|www\./gi

export const screenAllowed = [
  /\bscreen[- ]?(?:free|door|print)/i,
  /\b(?:window|smoke) screen/i,
  /\b(?:no|without|away from|off) (?:an? |any |the )?(?:screens?|computers?|phones?|tablets?)\b/i,
  /\b(?:stone|clay|wax) tablets?\b/i,
  /\b(?:tin[- ]can|string|paper[- ]cup|pretend|toy|cardboard) (?:phones?|computers?|tablets?)\b/i,
  /\b(?:lily|launch|landing|paw|foot|writing|note) ?pads?\b/i,
]

export const neverAllowed =
  /\b(?:bleach|ammonia|borax|drain cleaner|hydrogen peroxide|lighter fluid|gasoline|fireworks?|box ?cutter|utility knife|razor|button batter(?:y|ies)|water beads?|light(?:ing)? a match|broken glass|look (?:directly )?at the sun)\b/i

export const hazards =
  /\b(?:scissors|knife|knives|stove|oven|microwave|boil(?:ing)?|hot (?:water|glue|pan)|candles?|skewers?|toothpicks?|needles?|safety pins?|push ?pins?|stapler|hole punch|hammer|glass jars?|balloons?|marbles|ladder|vinegar|food coloring|cook(?:ing)?|bake|baking|outside|outdoors)\b/i

export const adultNote =
  /\b(?:grown-?up|adult|parent|together with you|you (?:do|cut|hold|pour|handle)|stay (?:close|beside|with)|supervis\w*|helper)\b/i

export const unkindWords =
  /\b(?:stupid|dumb|idiot|moron|loser|shut up|hate you|ugly|lazy child|crybaby|sissy|lame|crazy|insane|retard\w*|spaz|gypsy|savage|midget)\b/i

export const violentWords =
  /\b(?:kill(?:s|ed|ing)?|murder\w*|bloody|guns?|shoot(?:s|ing)? (?:at|him|her|them|people)|bomb\w*|stab(?:s|bed|bing)?|corpse|suicide|dead bod\w*|weapons?|torture|slaughter)\b/i
