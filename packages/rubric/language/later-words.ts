/** Words that most children of eight to eleven know beside the early ones, in their plain form. Our own choice. */
export const laterWords: ReadonlySet<string> = new Set(
  `able abroad accept accident adult advice adventure affect afford agree aid aim alarm album alike alive allow although
  amaze amount ancient anchor angle announce annoy appear appetite apron aquarium arch area argue army arrange arrest
  arrive arrow artist ashamed aside astronaut attach attack attempt attend attention attic attract author available
  average avoid awful awkward axe

  backpack backward badge badly baker balance bamboo bandage banner bare bargain barrel barrier basic battle bay beam
  beast behave belief believe bet bill biscuit bitter blade blame blank blast blaze blend blind blink bloom blossom bold
  bolt boot border bored borrow boss bother bounce bound brass breeze brief broad brook bruise bud bulb bulk bundle
  burglar burn burrow bury business

  cabin cable cactus calendar camel camera canal canoe canyon capital captain cardboard cargo carpenter carve case cash
  cattle cell cellar cement century certain champion channel chapter character charge charm chat cheap cheat chef
  chemical chess chill chimney chocolate choir chore chorus claim clerk click clinic closet clover clumsy coach coal
  coast code coin collar college column comb comfort comic command comment common company compass complain concert
  confuse connect consider contain contest continue control conversation coral costume cottage cough courage court crash
  crate crater crazy creak create credit creek creep crew crime crop crouch crumb crumble crush crystal cube curious
  current custom customer cycle

  daily dairy damage dare data dawn deal debt decade decide decorate defend degree delay delicious deliver den depend
  depth desert deserve design detail detective device dew diagram diamond diary difference dim direct direction
  disappear discover discuss disguise dishonest dislike display distance distant district dive divide dock dome doubt
  dove downhill downstairs dragonfly drain drift drip driver dry due dune during dusk duty

  eager eagle earn earthquake easel echo effort elder elect electric electricity elevator elf emerald emergency emotion
  encourage enemy energy engine engineer enormous enter entire entrance equator erase error errand escape especially
  event everyday evidence evil examine except exchange exclaim excuse exercise exit expect expensive experiment expert
  explode explore express eyebrow

  fable factory fail faint faith false fame familiar famous fancy fare farther fashion faucet fault favor feast feature
  ferry festival fever fiction fierce film filter final finally firm flame flash flavor flight flock flood flow flute
  foam focus foggy folk fond force forecast foreign forever forgave forgive former fort fortune forward fossil fourth
  frame freckle freight friction friendship fright frost frown fry fuel future

  gain gallery gallon garage gas gather gear general generous gently geography ghost glacier glance glare gleam glide
  globe glorious golf government grace grade gradual grain gram grateful gravity graze grease greedy grin grip groan
  grocery grumble guilty guitar gulf gust guy gym

  habit hail halfway handful handsome handy harbor hardly harm harsh harvest haul hawk health heap hedge height
  helicopter helmet herb herd heroine hesitate hiccup hidden highway hint history hive hobby hollow honest honk honor
  horizon horrible hospital host hotel howl human humor hunger hurricane

  identify ignore imagine immediate improve include increase indeed indoor information ingredient injure ink inquire
  insist inspect instant instruction instrument intelligent intend interest interrupt invent invention invisible iron
  item ivory

  jacket jagged jail jar jealous jet jewel jigsaw jingle journal journey judge jug juggle junior justice

  kayak keen keeper kennel kit kneel knife knit knob knowledge koala

  lab label lack lane language lantern latch lately lava law lawn layer league leak lean leather lecture legend lend
  length lever liberty lighthouse likely limb limit liquid liter load loaf loan lobster local locate lock locker log
  logic loop lord lower loyal lullaby lumber lunar

  magazine magnet main major mammal manage manner marble margin marine marsh marvel mass master mate material maximum
  mayor meadow meantime medal medicine medium melody member memory mention menu merchant mercy mermaid merry metal meter
  method midnight migrate million mineral minimum miracle mischief miserable mist mobile model modern moisture mole
  moment moss moth motion motor movement mural muscle museum mushroom mysterious mystery myth

  narrow nation native natural nature naughty navy necklace needle nephew nerve nervous niece nightmare nod normal
  northern notebook numb

  oak oar oasis obey object observe obvious occasion octopus odd offer office officer opera opinion opposite orbit
  orchard orchestra ordinary organ original orphan otter ought ounce outdoor outer outfit outline oval overflow owe
  owner oxygen oyster

  pace package paddle pain palace pale palm panda panel panic panther parachute paragraph parcel pardon partner passage
  passenger pasture patch patient pattern pause pearl pebble peculiar penguin perch perform perfume perhaps period
  permission permit photograph phrase pickle pigeon pillar pine pioneer pit pitch plank plaster plastic platform pleasant
  pleasure plot plow plug plunge poem poet polar police polish polite pollen pollution popular population
  porridge portion portrait position possible poster postpone potion pottery pound powder practice prairie praise pray
  precious prefer prepare president pressure prevent previous priest principal prison private probably process produce
  product professor program project proof proper property protect protest prove provide public pudding pulse pump pupil
  purpose pyramid python

  quality quantity quarrel quarry quest quill quiz quote

  raccoon radio raft rage rail railroad railway ramp ranch range rapid rare rate rather raven ray razor reaction
  rear rebuild recent recipe recognize recycle reef reflect refuse region regret regular reindeer relate relative relax
  release relief rely remain remark remind remove rent repair repeat replace reply report reptile request rescue
  respect respond result return reveal reward rhythm rib riddle riot ripple risk rival roast rob roost rot rotten route
  royal rubber rude ruin ruler rust rustle

  sack saddle sailor salmon sample sandal satellite sauce saucer scale scar scarce scatter scene scent schedule
  scientist scoop scout scrap scrape screw script sculpture seaweed section seize select selfish senior separate series
  serious serve settle several severe shallow shame shelter shepherd shield shift shimmer shiver shock shove shriek
  shrug shuffle sigh sight signal signature silence similar sincere single siren situation sketch skull slam slant slap
  sleet slender slight slim slippery slither slope sly smash smear smoky smudge snatch snore snout soak soar solar
  soldier solid solo somehow soot source southern spare sparkle spear species speech speed spice spike spill spine
  spiral spirit splendid split sponge spoil spy squad squash squid stable staff stain stale stalk stall startle
  starve state statue steak steel steer stem stiff stitch stock stocking storage stranger strategy strawberry strength
  stress strict strike strip stroll structure struggle stubborn student studio study stumble sturdy style subject
  submarine subtract subway succeed success suffer suggest sunflower sunlight supply support surface surround survive
  suspect swallow swamp swan swap swarm sway sweat swell swift swoop sword syrup system

  tailor talent tame tangle tank target tavern teacup teapot telephone telescope temper temperature temple tend tender
  terrible terrace territory test text theater theme therefore thermometer thief thigh thimble thorn thrill throughout
  thumb tide tidy tile timber timid title toddler toll ton tone topic torch tornado tortoise total tough
  tour tourist trace tradition traffic transport trash tray treaty tremble triangle tribe tribute trickle triumph
  troop tropical trout tube tulip tumble tune turnip tusk twilight typical

  underground underwater undo unicorn uniform unit unite universe university unknown unless unusual upper upset upstairs
  upward urge useful usually

  vacation vacuum valentine valuable value vanish variety vast vehicle vein velvet verse vessel victory view villain
  vine vinegar violet violin volcano volume volunteer voyage

  waist wallet walnut walrus wander warehouse warn warrior waterfall wealth weary weave weed weep weird western
  whatever whenever wherever whether whip whirl whiskers whoever wicked widow width wildlife willow windmill windy
  wisdom witch wither witness wizard woodpecker workshop worth wound wreath wreck wren wrinkle

  yacht yeast yield yolk youth zone

  comma complaint crest cricket crooked deck dial exact fade harness hound inherit loft mill patience port pretzel symbol
  text tram warmth age entry`.split(/\s+/),
)
