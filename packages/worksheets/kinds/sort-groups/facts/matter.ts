/** Materials, states of matter and changes of matter. Heading as printed, then its words. */
export const matter = {
  soft: 'bath towel, blanket, cotton ball, feather, kitten fur, pillow, scarf, sock, teddy bear, wool sweater',
  hard: 'bike helmet, brick, coin, dinner plate, key, log, metal spoon, nail, rock, wooden block',

  'lets light through':
    'clean air, clear plastic bag, clear water, clear window, drinking glass, eyeglass lens, fish tank wall, soap bubble',
  'blocks light': 'book, boot, brick, coin, dinner plate, metal pan, rock, stone wall, tree trunk, wooden door',

  transparent:
    'clean air, clear plastic bag, clear water, clear window, drinking glass, eyeglass lens, fish tank wall, magnifier lens',
  translucent:
    'cloudy ice, frosted light bulb, frosted window, thin white curtain, tissue paper, tracing paper, wax paper, white lampshade',
  opaque: 'book, boot, brick, coin, dinner plate, metal pan, stone wall, tree trunk, wooden door',

  'bends easily': 'bath towel, bed sheet, dollar bill, ribbon, rubber band, scarf, shoelace, sock, T-shirt, wet noodle',
  'stays stiff': 'bowling ball, brick, coin, dinner plate, frying pan, house key, ice cube, log, rock, wooden block',

  'sinks in water': 'boat anchor, brick, coin, gold ring, house key, iron bolt, metal fork, metal spoon, nail, rock',
  'floats on water':
    'apple, beach ball, cork, feather, ice cube, life jacket, ping-pong ball, pool noodle, rubber duck, toy sailboat, twig',

  'soaks up water': 'bath towel, cotton ball, cotton sock, cotton T-shirt, mop, napkin, sponge, tissue, washcloth',
  'keeps water out':
    'dinner plate, foil sheet, metal pan, plastic bag, raincoat, rubber boot, rubber glove, shower curtain, umbrella',

  'melts on a warm day':
    'frost, frozen juice, ice cube, ice pop, icicle, scoop of ice cream, snow cone, snowball, snowman',
  'stays solid on a warm day': 'bone, brick, coin, dinner plate, house key, metal spoon, rock, shell, wooden block',

  solid:
    'book, brick, button, chair, chalk stick, coin, copper coin, gold ring, house key, ice cube, iron nail, pencil, rock, rubber ball, sock, spoon, sugar cube, table salt, wooden block',
  liquid:
    'apple juice, honey, lake water, lemonade, maple syrup, melted snow, milk, olive oil, orange juice, rain, seawater, water',
  gas: 'air, carbon dioxide, helium, hydrogen, natural gas, neon, nitrogen, oxygen, water vapor',

  'dissolves in water':
    'bath salts, brown sugar, Epsom salt, honey, lemonade powder, maple syrup, sea salt, table salt, white sugar',
  'does not dissolve in water':
    'black pepper, bottle cap, dry beans, gravel, iron nails, olive oil, pebbles, sand, uncooked rice, wood chips',

  'new substance forms':
    'apple rotting, banana peel composting, bread toasting, copper roof turning green, egg frying, log burning, milk turning sour, nail rusting, silver tarnishing',
  'same substance stays':
    'can being crushed, dough being shaped, ice melting, juice freezing, puddle drying up, shirt being torn, sugar dissolving, wire being bent, wood being chopped',
}
