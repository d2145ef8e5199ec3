/**
 * Words that most children of five to eight know by ear, in their plain form; endings are taken off before looking.
 * Our own choice among the words that plans use often and words of home, body, play and nature beside them. Words that
 * are taught as new ones (regroup, habitat, syllable) do not belong here: they are keywords, each with a definition.
 */
export const earlyWords: ReadonlySet<string> = new Set(
  `a about above across act add after afternoon again against ago ahead air all almost alone along already also always
  am among an and angry animal ankle another answer ant any anybody anyone anything apart apple april are arm around art
  as ask asleep at ate august aunt autumn away awake

  baby back bad bag bake ball balloon banana band bang bank bar bare bark barn base basket bat bath be beach bead beak
  bean bear beat beautiful became because bed bedroom bedtime bee been before began begin behind being bell belong below
  belt bench bend beneath beside best better between beyond big bike bird birthday bit bite black blanket blew block
  blow blue board boat body bone book boot born both bottle bottom bow bowl box boy brain branch brave bread break
  breakfast breath breathe breeze brick bridge bright bring broke broken broom brother brought brown brush bubble bucket
  bug build built bump bunch bunny bus bush busy but butter butterfly button buy buzz by

  cage cake calf call calm came camp can candle candy cannot cap car card care careful carpet carrot carry cart castle
  cat catch caught cause cave ceiling center chain chair chalk chance change chart chase check cheek cheer cheese cherry
  chest chew chick chicken chief child children chin chip choice choose chop chose circle circus city clap class
  classroom claw clay clean clear clever cliff climb clock close cloth clothes cloud clown club clue coat cold collect
  color comb come comfy cook cookie cool copy corn corner cost cot cotton couch could count country couple course cousin
  cover cow crab crack crane crawl crayon cream creature crew crib crisp cross crowd crown cry cub cup curl curtain
  curve cushion cut cute

  dad damp dance danger dark dash day dear december deep deer dentist desk did dice different dig dime dinner dinosaur
  dirt dirty dish do doctor does dog doll dollar done donkey door dot double down dozen dragon drank draw drawer dream
  dress drew drink drive drop drove drum dry duck dull dust

  each ear early earth east easy eat edge egg eight either elbow elephant eleven else empty end enjoy enough envelope
  equal even evening ever every everybody everyone everything exactly excited extra eye

  face fact fair fairy fall family fan far farm farmer fast fat father favorite fear feather february feed feel feet
  fell felt fence fern few field fight figure fill find fine finger finish fire firefly first fish fit five fix flag
  flap flash flat flew flip float floor flour flower fly fog fold follow food foot for forest forget forgot fork form
  forty found four fox free freeze fresh friday friend frog from front froze frozen fruit full fun funny fur fuzzy

  game gap garden gate gather gave gentle get giant gift giggle giraffe girl give glad glass glove glow glue go goal
  goat gold golden gone good goodbye goose got grab grand grandma grandmother grandpa grape grass gray great green greet
  grew ground group grow growl guard guess guest guide gum

  had hair half hall hammer hand handle hang happen happy hard has hat hatch have hay he head heal hear heard heart heat
  heavy heel held hello help helper hen her here hero herself hi hid hide high hike hill him himself his hit hold hole
  holiday home honey hoof hook hop hope horn horse hot hour house how hug huge hum hundred hung hungry hunt hurry hurt
  hush hut

  i ice icy idea if imagine important in inch insect inside instead into invite is island it its itself

  jam january jar jaw jelly job jog join joke joy juice july jump june jungle just

  keep kept kettle key kick kid kind king kiss kitchen kite kitten knee knew knight knock knot know

  ladder lady laid lake lamb lamp land lap large last late laugh laundry lay lazy lead leaf leap learn least leave left
  leg lemon less lesson let letter library lick lid lie life lift light like lime line lion lip list listen lit little
  live living lizard log lonely long look loose lose lost lot loud love lovely low luck lucky lunch lung

  machine mad made magic mail main make man many map march mark market marker mask mat match math matter may maybe me
  meal mean meant measure meat meet melt men mend mess message met middle might mile milk mind mine minute mirror miss
  mistake mitten mix mom monday money monkey monster month mood moon more morning most mother mountain mouse mouth move
  movie much mud muddy mug music must my myself

  nail name nap near nearly neat neck need neighbor neither nest net never new newspaper next nice nickel night nine no
  nobody noise noisy none noon north nose not note nothing notice november now number nurse nut

  o'clock ocean october of off often oh oil old on once one only onto open or orange order other our out outside oven
  over owl own

  pack page paid pail paint pair pal pan pancake paper parade parent park parrot part party pass past pat path paw pay
  pea peace peach peanut pear peek peel peg pen pencil penny people pepper perfect person pet petal phone piano pick
  picnic picture pie piece pig pile pillow pilot pin pinch pink pipe pirate pizza place plain plan plane planet plant
  plate play please plenty plum pocket point poke pole pond pony pool poor pop popcorn porch post pot potato pour power
  present press pretend pretty price prince princess print prize problem promise proud puddle pull pumpkin pup puppet
  puppy purple purse push put puzzle

  quack quarter queen question quick quiet quilt quit quite

  rabbit race rain rainbow raise rake ran rang raw reach read ready real really reason red remember rest rhyme ribbon
  rice rich ride right ring ripe rise river road roar robe robot rock rocket rode roll roof room rooster root rope rose
  rough round row rub rug rule run rush

  sad safe said sail salad salt same sand sandwich sang sank sat saturday save saw say scare scarf school science
  scissors score scratch scream sea seal search season seat second secret see seed seem seen self sell send sense sent
  sentence september set seven sew shade shadow shake shall shape share shark sharp she shed sheep sheet shelf shell
  shine shiny ship shirt shoe shop shore short should shoulder shout shovel show shower shrink shut shy sick side sign
  silent silk silly silver simple since sing sink sip sister sit six size skate skill skin skip sky sled sleep sleepy
  sleeve slept slice slid slide slip slipper slow small smart smell smile smoke smooth snack snail snake snap sneak
  sneeze sniff snow so soap sock soft soil sold some somebody someone something somewhere son song soon sore sorry sort
  sound soup south space spark speak special spell spend spent spider spin splash spoke spoon sport spot spray spread
  spring square squeak squeeze squirrel stack stage stair stamp stand star stare start station stay steady steal steam
  steep stem step stick sticky still sting stir stomach stone stood stool stop store storm story stove straight strange
  strap straw stream street stretch string stripe strong stuck stuff such sudden sugar suit sum summer sun sunday sunny
  sunrise sunset supper suppose sure surprise swam sweater sweep sweet swept swim swing swirl switch

  table tadpole tag tail take taken tale talk tall tap tape task taste taught taxi tea teach team tear teeth tell ten
  tent test than thank that the their them themselves then there these they thick thin thing think third thirsty thirty
  this those though thought thousand thread three threw throat throne through throw thumb thump thunder thursday tick
  ticket tickle tie tiger tight till time tin tiny tip tiptoe tire to toad toast today toe together told tomato tomorrow
  tongue tonight too took tool tooth top toss touch toward towel tower town toy trace track tractor trade trail train
  trap travel treasure treat tree trick trim trip trouble truck true trunk trust truth try tub tube tuesday tug tunnel
  turkey turn turtle twelve twenty twice twig twin twirl twist two

  ugly umbrella uncle under underneath understand until up upon upside us use usual

  valley van vase vegetable very vest village visit voice vote

  wag wagon wait wake walk wall wander want warm was wash watch water wave wavy way we weak wear weather web wednesday
  week weigh weight welcome well went were west wet whale what wheat wheel when where which while whisker whisper
  whistle white who whole whose why wide wiggle wild will win wind window wing wink winner winter wipe wise wish with
  without wobble woke wolf woman women won wonder wood wool word wore work world worm worry would wow wrap wrist write
  wrong wrote

  yard yarn yawn year yell yellow yes yesterday yet you young your yourself

  zebra zero zigzag zip zoo

  action agree anchor berry arrive arrow artist become beaver believe bun cabin captain cent chant clover coin crow dawn decide
  desert dug fourth geese giraffe grown heap hint hive judge kingdom lantern link load loaf lock lying meadow mice mole
  moss munch museum nature ninety noodle oak otter pale pause pattern pebble pickle pound radio recipe sack speed stall
  superhero torn tune view whether wizard worn written`.split(/\s+/),
)

/** What children are asked to do in any grade. */
export const taskWords: ReadonlySet<string> = new Set(
  `act add answer build choose circle clap color compare complete copy count cover cross describe draw explain fill find
  finish fold guess label line list listen look mark match measure name order pick plan play point predict read record
  repeat reply say shade show solve sort spell star stomp tally tell test think trace underline use worksheet write
  question clue example sheet page row card map chart graph title word letter number plus minus`.split(/\s+/),
)
