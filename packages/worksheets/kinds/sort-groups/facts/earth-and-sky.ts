/** Weather, land, water, resources and space. Heading as printed, then its words. */
export const earthAndSky = {
  'for a hot day': 'flip-flops, sandals, shorts, sun hat, sundress, swim trunks, swimsuit, tank top',
  'for a cold day': 'ear muffs, mittens, scarf, snow boots, snow pants, thick sweater, winter coat, wool hat',

  'in full sun':
    'beside a sand castle, on a desert path, on a house roof, on a mowed lawn, on a tall slide, on top of a bridge, on top of a hill, out on the sea',
  'in the shade':
    'in a cave, inside a doghouse, inside a tent, inside a tunnel, under a beach umbrella, under a big oak, under a bridge, under a table',

  'out in space': 'asteroid, comet, Jupiter, Mars, moon, Saturn, star, sun, Venus',
  'here on Earth': 'airplane, bird, cloud, forest, mountain, ocean, rainbow, raindrop, river, volcano',

  star: 'Antares, Arcturus, Betelgeuse, Polaris, Rigel, Sirius, the Sun, Vega',
  planet: 'Earth, Jupiter, Mars, Mercury, Neptune, Saturn, Uranus, Venus',

  'changes land fast':
    'avalanche, earthquake, flash flood, giant sea wave, landslide, mudslide, rockfall, volcano erupting',
  'changes land slowly':
    'drip making a cave, glacier grinding a valley, mountain rising, mud turning to stone, rain rounding a hill, river carving a canyon, root splitting a boulder, waves shaping a cliff, wind wearing down stone',

  weather:
    'a cloudy lunchtime, a windy Tuesday, fog at breakfast, frost this morning, hail at noon, rain this afternoon, snow last night, thunderstorm tomorrow',
  climate:
    '30-year average heat, 50-year average rain, dry deserts every year, hot summers every year, icy poles every winter, mild winters every year, rainy season every summer, snow every January',

  weathering:
    'acid rain pitting stone, frost chipping a wall, heat cracking a cliff, ice cracking a boulder, lichen crumbling stone, pebbles grinding together, rain dissolving limestone, roots splitting rock',
  erosion:
    'flood sweeping off soil, glacier dragging gravel, landslide moving dirt, rain washing dirt away, river moving mud, stream rolling pebbles, waves pulling sand away, wind blowing sand away',
  deposition:
    'dust settling, flood leaving mud behind, glacier dropping gravel, river building a delta, river building a sandbar, silt filling a lake, waves building a beach, wind piling a dune',

  renewable:
    'falling water, fast-growing willow wood, flowing rivers, fuel from corn, heat from inside Earth, ocean tides, ocean waves, sunlight, wind',
  nonrenewable: 'coal, crude oil, diesel fuel, heating oil, jet fuel, kerosene, natural gas, propane, uranium',

  'salt water':
    'Arctic Ocean, Atlantic Ocean, coral reef lagoon, Great Salt Lake, Indian Ocean, Mediterranean Sea, Pacific Ocean, Red Sea, rocky tide pool',
  'fresh water':
    'Amazon River, iceberg, Lake Michigan, Lake Superior, Mississippi River, mountain glacier, mountain spring, Nile River, raindrop, snowbank',

  // Ice counts as water here, as in the four-sphere model of the Next Generation Science Standards (5-ESS2-1).
  hydrosphere: 'glacier, groundwater, iceberg, lake, ocean, pond, river, stream, waterfall',
  geosphere: 'bedrock, boulder, canyon wall, cliff, lava, mountain, pebble, sand dune, volcano',
  biosphere: 'bacteria, beetle, eagle, fern, human, moss, mushroom, oak tree, salmon, whale',
}
