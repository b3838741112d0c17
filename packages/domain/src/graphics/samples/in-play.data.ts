import {
  ball,
  boardMark,
  chalk,
  competitionLine,
  gold,
  headline,
  ink,
  navy,
  plain,
  red,
  slash,
  strong,
} from './motifs.ts';
import {
  badge,
  fade,
  field,
  glow,
  group,
  type Layer,
  oneSlide,
  type Place,
  picture,
  polygon,
  rectangle,
  type Sample,
  solid,
  table,
  text,
} from './pieces.ts';

const against = [{ text: 'v ', style: { case: 'as typed' as const } }, { text: '{bowling}' }];

const match = [
  field('competition', 'Competition', 'text', { fact: 'competition', initial: 'County Championship', most: 60 }),
  field('batting', 'Batting side', 'team', { fact: 'batting', initial: 'Yorkshire', required: true }),
  field('bowling', 'Bowling side', 'team', { fact: 'bowling', initial: 'Northamptonshire', required: true }),
];
const score = [
  field('score', 'Score', 'text', { fact: 'score', initial: '142/3', required: true, most: 12 }),
  field('overs', 'Overs', 'text', { fact: 'oversWords', initial: '17.2 overs', most: 20 }),
];

const scoreUpdate: Sample = {
  name: 'Score: at a glance',
  kind: 'session score',
  tags: ['score', 'update'],
  design: oneSlide(
    solid(navy),
    [
      rectangle('Ground colour', [0, 0, 1080, 1080], glow(0.8, 0.1, 0.95, '#25427f', navy, ink), {
        pins: ['stretch', 'stretch'],
      }),
      slash('Team slab', [-160, 190, 1010, 420], solid('field:batting'), 0.17, {
        pins: ['left', 'middle'],
        shadow: { colour: '#00000088', x: 0, y: 16, blur: 50 },
        over: { story: { place: [-160, 556, 1140, 490] }, wide: { place: [-160, 230, 1200, 480] } },
      }),
      slash('Team edge', [690, 190, 208, 420], solid('field:batting.second'), 0.82, {
        pins: ['left', 'middle'],
        over: { story: { place: [808, 556, 230, 490] }, wide: { place: [858, 230, 250, 480] } },
      }),
      ...competitionLine('#ffffff', gold),
      ...boardMark('#ffffff'),
      badge('Badge', [838, 300, 200, 200], 'batting', {
        pins: ['right', 'middle'],
        over: { story: { place: [56, 366, 160, 160] }, wide: { place: [1142, 226, 170, 170] } },
      }),
      text(
        'Side',
        [64, 208, 620, 76],
        '{batting}',
        { ...strong, size: 66, colour: 'field:batting.text' },
        {
          pins: ['left', 'middle'],
          over: {
            story: { place: [64, 580, 780, 86], fontSize: 78 },
            wide: { place: [64, 250, 860, 84], fontSize: 78 },
          },
        },
      ),
      text(
        'Score',
        [60, 276, 570, 250],
        '{score}',
        { ...headline, size: 250, colour: 'field:batting.text', tabular: true },
        {
          pins: ['left', 'middle'],
          over: {
            story: { place: [60, 660, 680, 300], fontSize: 300 },
            wide: { place: [60, 330, 740, 280], fontSize: 280 },
          },
          enter: { kind: 'count up', length: 900 },
        },
      ),
      text(
        'Overs',
        [64, 528, 560, 60],
        '{overs}',
        { ...strong, weight: 600, size: 50, colour: 'field:batting.text' },
        {
          pins: ['left', 'middle'],
          over: { story: { place: [64, 964, 680, 66], fontSize: 58 }, wide: { place: [64, 618, 700, 66] } },
        },
      ),
      table(
        'Batters',
        [64, 660, 952, 150],
        {
          field: 'batters',
          rowHeight: 74,
          most: 2,
          columns: [
            { key: 'name', width: 0.66, align: 'left' },
            { key: 'runs', width: 0.17, align: 'right', style: { weight: 800, size: 62, tabular: true, colour: gold } },
            {
              key: 'balls',
              width: 0.17,
              align: 'right',
              style: { weight: 500, size: 40, tabular: true, colour: '#ffffffb0' },
            },
          ],
        },
        { ...strong, weight: 700, size: 54 },
        {
          pins: ['stretch', 'bottom'],
          over: { story: { place: [64, 1080, 952, 160] }, wide: { place: [1150, 410, 706, 160] } },
        },
      ),
      rectangle('Rule', [64, 836, 952, 3], solid('#ffffff'), {
        opacity: 0.25,
        pins: ['stretch', 'bottom'],
        showIf: { field: 'batters', is: 'set' },
        over: { story: { place: [64, 1262, 952, 3] }, wide: { place: [1150, 596, 706, 3] } },
      }),
      text(
        'Bowler',
        [64, 856, 952, 66],
        '{bowling}: {bowler}',
        { ...plain, weight: 600, size: 44 },
        {
          pins: ['stretch', 'bottom'],
          over: { story: { place: [64, 1282, 952, 70] }, wide: { place: [1150, 612, 706, 60] } },
          showIf: { field: 'bowler', is: 'set' },
        },
      ),
      text(
        'Chase',
        [64, 934, 952, 74],
        '{chase}',
        { ...strong, size: 50, colour: gold },
        {
          pins: ['stretch', 'bottom'],
          over: { story: { place: [64, 1366, 952, 80] }, wide: { place: [1150, 676, 706, 70] } },
        },
      ),
      // Before the innings begins, and from feeds that name nobody: the other side has the room of the batters.
      badge('Other badge', [64, 650, 190, 190], 'bowling', {
        pins: ['left', 'bottom'],
        showIf: { field: 'batters', is: 'not set' },
        over: { story: { place: [64, 1080, 180, 180] }, wide: { place: [1142, 430, 170, 170] } },
      }),
      text(
        'Other side',
        [284, 650, 732, 190],
        against,
        { ...headline, size: 116 },
        {
          pins: ['stretch', 'bottom'],
          showIf: { field: 'batters', is: 'not set' },
          over: { story: { place: [274, 1080, 742, 180] }, wide: { place: [1340, 430, 516, 170], fontSize: 100 } },
        },
      ),
    ],
    [
      ...match,
      ...score,
      field('batters', 'Batters', 'rows', {
        fact: 'batters',
        initial: [
          { name: 'Harry Brook *', runs: 64, balls: '(41)' },
          { name: 'Tom Kohler-Cadmore', runs: 22, balls: '(15)' },
        ],
      }),
      field('bowler', 'Bowler', 'text', { fact: 'bowlerLine', initial: 'Ben Sanderson 1-28 (4)', most: 60 }),
      field('chase', 'Chase', 'text', { fact: 'chase', initial: 'Need 48 from 16 balls', most: 60 }),
    ],
  ),
};

const wicket: Sample = {
  name: 'Wicket: timber',
  kind: 'wicket',
  tags: ['wicket', 'moving'],
  design: oneSlide(
    fade(65, '#ff2d46', red, '#6d0016'),
    [
      ...[0, 1, 2].map((index) =>
        rectangle(
          `Stump ${index + 1}`,
          [800 + index * 100, 150, 46, 1000, 7 + index * 2.5],
          fade(0, '#ffffff 0.34', '#ffffff 0.1'),
          {
            radius: 23,
            pins: ['right', 'bottom'],
            over: { story: { place: [800 + index * 100, 740, 46, 1260, 5 + index * 2] } },
            enter: { kind: 'slide from bottom', delay: index * 90, length: 500, easing: 'overshoot' },
          },
        ),
      ),
      rectangle('Bail 1', [842, 96, 130, 24, -24], solid('#ffffff'), {
        radius: 13,
        opacity: 0.8,
        pins: ['right', 'bottom'],
        over: { story: { place: [800, 684, 130, 24, -24] } },
        enter: { kind: 'slide from right', delay: 260, length: 500 },
      }),
      rectangle('Bail 2', [964, 58, 130, 24, 32], solid('#ffffff'), {
        radius: 13,
        opacity: 0.8,
        pins: ['right', 'bottom'],
        over: { story: { place: [940, 640, 130, 24, 32] } },
        enter: { kind: 'slide from right', delay: 340, length: 500 },
      }),
      rectangle('Shade', [0, 0, 1080, 1080], fade(90, '#000000 0', '#2a0008 0.25', '#1a0005 0.85'), {
        pins: ['stretch', 'stretch'],
      }),
      ...competitionLine('#ffffff', '#ffffff'),
      text(
        'Headline',
        [56, 112, 960, 270],
        'Wicket!',
        { ...headline, size: 252 },
        {
          pins: ['stretch', 'top'],
          allow: 'nothing',
          enter: { kind: 'slide from left', length: 450, easing: 'overshoot' },
          over: {
            story: { place: [56, 350, 960, 290], fontSize: 280 },
            wide: { place: [56, 140, 1300, 300], fontSize: 290 },
          },
        },
      ),
      text(
        'Batter',
        [64, 560, 952, 130],
        '{batter}',
        { ...headline, size: 118 },
        {
          pins: ['stretch', 'bottom'],
          enter: { kind: 'wipe from left', delay: 350, length: 450 },
          over: { story: { place: [64, 980, 952, 140], fontSize: 128 }, wide: { place: [64, 520, 1300, 140] } },
        },
      ),
      text(
        'How out',
        [66, 692, 952, 64],
        '{how_out}',
        { ...plain, weight: 600, size: 52, colour: '#ffffffe0' },
        {
          pins: ['stretch', 'bottom'],
          enter: { kind: 'fade', delay: 550, length: 400 },
          over: { story: { place: [66, 1124, 952, 70] }, wide: { place: [66, 664, 1300, 70] } },
        },
      ),
      text(
        'Runs',
        [64, 770, 600, 120],
        [
          { text: '{runs}', style: { size: 116 } },
          { text: '  ({balls})', style: { font: 'Barlow Condensed', weight: 500, size: 62, colour: '#ffffffc0' } },
        ],
        { ...headline, size: 116, tabular: true },
        {
          pins: ['left', 'bottom'],
          enter: { kind: 'count up', delay: 600, length: 700 },
          over: { story: { place: [64, 1204, 700, 130] }, wide: { place: [64, 740, 700, 130] } },
        },
      ),
      slash('Score plate', [64, 916, 952, 104], solid('#ffffff'), 0.03, {
        pins: ['stretch', 'bottom'],
        enter: { kind: 'wipe from left', delay: 700, length: 400 },
        over: { story: { place: [64, 1370, 952, 112] }, wide: { place: [64, 900, 1000, 104] } },
      }),
      text(
        'Side',
        [108, 920, 500, 96],
        '{batting.short}',
        { ...strong, size: 56, colour: ink },
        {
          pins: ['left', 'bottom'],
          enter: { kind: 'fade', delay: 900, length: 300 },
          over: { story: { place: [108, 1376, 500, 100] }, wide: { place: [114, 904, 520, 96] } },
        },
      ),
      text(
        'Score',
        [600, 920, 376, 96],
        '{score}',
        { ...headline, size: 66, colour: red, align: 'right', tabular: true },
        {
          pins: ['right', 'bottom'],
          enter: { kind: 'fade', delay: 900, length: 300 },
          over: { story: { place: [600, 1376, 376, 100] }, wide: { place: [634, 904, 380, 96] } },
        },
      ),
    ],
    [
      ...match,
      ...score,
      field('batter', 'Batter', 'player', { fact: 'batter', initial: 'Tom Kohler-Cadmore', required: true }),
      field('how_out', 'How out', 'text', { fact: 'batter.howOut', initial: 'c Procter b Sanderson', most: 80 }),
      field('runs', 'Runs', 'number', { fact: 'batter.runs', initial: 22, required: true }),
      field('balls', 'Balls', 'number', { fact: 'batter.balls', initial: 15 }),
    ],
  ),
};

/** Where the picture of a hundred stands: to the edges of the slide, beside the figures. */
const beside = {
  pins: ['right', 'stretch'],
  over: {
    portrait: { place: [300, 0, 780, 1350] },
    story: { place: [180, 0, 900, 1920] },
    wide: { place: [900, 0, 1020, 1080] },
  },
} as const;

const milestone: Sample = {
  name: 'Hundred for a batter',
  kind: 'fifty or hundred',
  tags: ['hundred', 'fifty', 'moving'],
  design: oneSlide(
    solid(ink),
    [
      // Cuts the picture along the swing, so that an ordinary photograph has no hard edge: the first layer, which its mask names.
      polygon(
        'Frame',
        [380, 0, 700, 1080],
        [
          [0.35, 0],
          [1, 0],
          [1, 1],
          [0, 1],
        ],
        solid('#ffffff'),
        { ...beside, hidden: true },
      ),
      rectangle('Team colour', [0, 0, 1080, 1080], solid('field:batting'), { pins: ['stretch', 'stretch'] }),
      rectangle('Shade', [0, 0, 1080, 1080], glow(0.3, 0.35, 1.05, '#000000 0', '#000000 0.35', '#000000 0.85'), {
        pins: ['stretch', 'stretch'],
      }),
      slash('Swing 1', [440, -80, 520, 1240], solid('field:batting.second'), 0.55, {
        opacity: 0.9,
        pins: ['right', 'stretch'],
        enter: { kind: 'slide from top', length: 600 },
      }),
      slash('Swing 2', [760, -80, 420, 1240], solid('field:batting.second'), 0.68, {
        opacity: 0.35,
        pins: ['right', 'stretch'],
        enter: { kind: 'slide from bottom', delay: 100, length: 600 },
      }),
      picture('Player', [380, 0, 700, 1080], 'photo', {
        ...beside,
        mask: 'layer-1',
        enter: { kind: 'fade', delay: 200, length: 600 },
      }),
      rectangle('Head', [0, 0, 1080, 200], fade(90, '#000000 0.6', '#000000 0'), {
        pins: ['stretch', 'top'],
        over: { story: { place: [0, 0, 1080, 520] } },
      }),
      rectangle('Foot', [0, 420, 1080, 660], fade(90, '#000000 0', '#000000 0.72', '#000000 0.86', '#000000 0.94'), {
        pins: ['stretch', 'bottom'],
        over: { story: { place: [0, 760, 1080, 1160] } },
      }),
      ...competitionLine('#ffffff', '#ffffff'),
      ...boardMark('#ffffff'),
      text(
        'Runs',
        [56, 380, 620, 310],
        '{runs}',
        { ...headline, size: 300, tabular: true, lineHeight: 1 },
        {
          pins: ['left', 'bottom'],
          shadow: { colour: '#00000066', x: 0, y: 12, blur: 40 },
          enter: { kind: 'count up', delay: 250, length: 1_100 },
          over: {
            portrait: { place: [56, 570, 900, 390], fontSize: 380 },
            story: { place: [54, 720, 972, 420], fontSize: 420 },
            wide: { place: [56, 300, 900, 390], fontSize: 380 },
          },
        },
      ),
      text(
        'First name',
        [66, 690, 952, 62],
        '{first}',
        { ...strong, weight: 600, size: 56, colour: '#ffffffd8' },
        {
          pins: ['stretch', 'bottom'],
          enter: { kind: 'fade', delay: 700, length: 400 },
          over: { story: { place: [66, 1130, 952, 70] }, wide: { place: [66, 690, 1300, 62] } },
        },
      ),
      text(
        'Surname',
        [62, 746, 956, 150],
        '{surname}',
        { ...headline, size: 140 },
        {
          pins: ['stretch', 'bottom'],
          enter: { kind: 'wipe from left', delay: 600, length: 500 },
          over: { story: { place: [62, 1196, 956, 160], fontSize: 150 }, wide: { place: [62, 746, 1300, 150] } },
        },
      ),
      rectangle('Rule', [66, 912, 948, 4], solid('#ffffff'), {
        opacity: 0.7,
        pins: ['stretch', 'bottom'],
        enter: { kind: 'wipe from left', delay: 800, length: 500 },
        over: { story: { place: [66, 1374, 948, 4] } },
      }),
      text(
        'Balls',
        [66, 928, 948, 66],
        '{faced}',
        { ...strong, weight: 600, size: 48 },
        {
          pins: ['stretch', 'bottom'],
          enter: { kind: 'fade', delay: 1_000, length: 400 },
          over: { story: { place: [66, 1392, 948, 70] } },
        },
      ),
      text(
        'Match',
        [66, 994, 948, 44],
        '{batting.short} {score} v {bowling.short}',
        { ...plain, size: 34, colour: '#ffffffb8' },
        {
          pins: ['stretch', 'bottom'],
          enter: { kind: 'fade', delay: 1_100, length: 400 },
          over: { story: { place: [66, 1464, 948, 48] } },
        },
      ),
      badge('Badge', [56, 128, 150, 150], 'batting', {
        pins: ['left', 'top'],
        over: { story: { place: [56, 364, 170, 170] } },
      }),
    ],
    [
      ...match,
      ...score,
      field('first', 'First name', 'text', { fact: 'batter.firstName', initial: 'Tom', most: 40 }),
      field('surname', 'Surname', 'text', {
        fact: 'batter.surname',
        initial: 'Kohler-Cadmore',
        required: true,
        most: 40,
      }),
      field('runs', 'Runs', 'text', { fact: 'batter.runsWords', initial: '103*', required: true, most: 6 }),
      field('faced', 'Balls and boundaries', 'text', {
        fact: 'batter.faced',
        initial: '58 balls  ·  9 × 4  ·  5 × 6',
        most: 60,
      }),
      field('photo', 'Picture', 'picture', { help: 'A cut-out on a transparent ground looks best.' }),
    ],
  ),
};

const fiveFor: Sample = {
  name: 'Five-for: the ball in the air',
  kind: 'five wickets',
  tags: ['five wickets', 'bowling'],
  design: oneSlide(
    fade(90, '#12294f', ink),
    [
      polygon(
        'Pitch',
        [300, 300, 480, 820],
        [
          [0.36, 0],
          [0.64, 0],
          [1, 1],
          [0, 1],
        ],
        fade(90, '#c9b37a 0.28', '#e2cf9a 0.5'),
        {
          pins: ['centre', 'bottom'],
          over: { story: { place: [240, 760, 600, 1200] }, wide: { place: [650, 260, 620, 860] } },
        },
      ),
      rectangle('Shade', [0, 540, 1080, 540], fade(90, '#070b1c 0', '#070b1c 0.92'), { pins: ['stretch', 'bottom'] }),
      ...competitionLine(chalk, gold),
      ...boardMark(chalk),
      badge('Badge', [64, 132, 150, 150], 'bowling', {
        pins: ['left', 'top'],
        over: { story: { place: [64, 370, 170, 170] } },
      }),
      text(
        'Side',
        [236, 132, 780, 150],
        '{bowling}',
        { ...strong, size: 64 },
        { pins: ['stretch', 'top'], over: { story: { place: [256, 370, 760, 170] } } },
      ),
      ...[0, 1, 2, 3, 4].flatMap((index) =>
        ball(`Ball ${index + 1}`, [122 + index * 172, 326, 148], ['centre', 'middle']),
      ),
      text(
        'Figures',
        [54, 480, 972, 330],
        '{figures}',
        { ...headline, size: 320, align: 'centre', tabular: true, lineHeight: 1 },
        {
          pins: ['stretch', 'middle'],
          shadow: { colour: '#00000088', x: 0, y: 12, blur: 40 },
          over: { story: { place: [54, 910, 972, 370], fontSize: 370 } },
        },
      ),
      text(
        'Bowler',
        [64, 824, 952, 116],
        '{bowler}',
        { ...headline, size: 104, align: 'centre', colour: gold },
        { pins: ['stretch', 'bottom'], over: { story: { place: [64, 1280, 952, 130] } } },
      ),
      text(
        'Overs',
        [64, 944, 952, 60],
        '{overs}  ·  economy {economy}',
        { ...plain, weight: 600, size: 44, align: 'centre' },
        { pins: ['stretch', 'bottom'], over: { story: { place: [64, 1416, 952, 60] } } },
      ),
    ],
    [
      match[0]!,
      match[2]!,
      match[1]!,
      field('bowler', 'Bowler', 'player', { fact: 'bowler', initial: 'Ben Sanderson', required: true }),
      field('figures', 'Figures', 'text', { fact: 'bowler.figures', initial: '5-34', required: true, most: 8 }),
      field('overs', 'Overs', 'text', { fact: 'bowler.oversWords', initial: '16.3 overs', most: 16 }),
      field('economy', 'Economy', 'text', { fact: 'bowler.economy', initial: '2.06', most: 8 }),
    ],
  ),
};

/** The best batters of an innings; `large` is how much larger than beside the bowlers. */
const best = (place: Place, more: Parameters<typeof table>[4], large = 1) =>
  table(
    large === 1 ? 'Batters' : 'Batters alone',
    place,
    {
      field: 'top_batters',
      rowHeight: 60 * large,
      most: 4,
      line: { colour: '#0c173833', width: 2 },
      columns: [
        { key: 'name', width: 0.7, align: 'left' },
        { key: 'runs', width: 0.16, align: 'right', style: { weight: 800, size: 48 * large, tabular: true } },
        {
          key: 'balls',
          width: 0.14,
          align: 'right',
          style: { weight: 500, size: 34 * large, tabular: true, colour: '#0c1738a0' },
        },
      ],
    },
    { ...strong, weight: 600, size: 44 * large, colour: navy },
    { pins: ['stretch', 'middle'], ...more },
  );

/** A group as large as the slide, so that its layers share a condition (`showIf`) and keep their places. */
const whole = (name: string, showIf: NonNullable<Layer['slot']['showIf']>, layers: readonly Layer[]) =>
  group(name, [0, 0, 1080, 1080], layers, {
    showIf,
    over: {
      portrait: { place: [0, 0, 1080, 1350] },
      story: { place: [0, 0, 1080, 1920] },
      wide: { place: [0, 0, 1920, 1080] },
    },
  });

const inningsBreak: Sample = {
  name: 'Innings break: half way',
  kind: 'innings break',
  tags: ['innings', 'scorecard'],
  design: oneSlide(
    solid(chalk),
    [
      rectangle('Head', [0, 0, 1080, 400], solid('field:batting'), {
        pins: ['stretch', 'top'],
        over: { story: { place: [0, 0, 1080, 760] }, wide: { place: [0, 0, 760, 1080] } },
      }),
      slash('Head edge', [600, 0, 560, 400], solid('field:batting.second'), 0.3, {
        opacity: 0.28,
        pins: ['right', 'top'],
        over: { story: { place: [600, 0, 560, 760] }, wide: { place: [420, 0, 400, 1080], hidden: true } },
      }),
      ...competitionLine('field:batting.text', 'field:batting.text'),
      text(
        'Headline',
        [64, 118, 700, 60],
        '{headline}',
        { ...strong, size: 54, colour: 'field:batting.text' },
        { pins: ['left', 'top'], over: { story: { place: [64, 360, 700, 70] }, wide: { place: [64, 330, 640, 70] } } },
      ),
      text(
        'Side',
        [64, 174, 760, 70],
        '{batting}',
        { ...strong, weight: 600, size: 56, colour: 'field:batting.text' },
        { pins: ['left', 'top'], over: { story: { place: [64, 432, 760, 76] }, wide: { place: [64, 402, 640, 76] } } },
      ),
      text(
        'Score',
        [60, 240, 740, 150],
        [{ text: '{score}' }, { text: '   {overs}', style: { font: 'Barlow Condensed', weight: 600, size: 54 } }],
        { ...headline, size: 142, colour: 'field:batting.text', tabular: true },
        {
          pins: ['left', 'top'],
          over: { story: { place: [60, 512, 740, 180], fontSize: 160 }, wide: { place: [60, 484, 660, 180] } },
        },
      ),
      badge('Badge', [822, 150, 200, 200], 'batting', {
        pins: ['right', 'top'],
        over: { story: { place: [822, 430, 200, 200] }, wide: { place: [64, 720, 230, 230] } },
      }),
      best([64, 436, 952, 248], {
        showIf: { field: 'top_bowlers', is: 'set' },
        over: {
          portrait: { place: [64, 440, 952, 320] },
          story: { place: [64, 800, 952, 260] },
          wide: { place: [840, 130, 1000, 300] },
        },
      }),
      // No bowler has a wicket yet: the batters have larger rows.
      best(
        [64, 440, 952, 320],
        {
          showIf: { field: 'top_bowlers', is: 'not set' },
          over: {
            portrait: { place: [64, 450, 952, 470] },
            story: { place: [64, 800, 952, 350] },
            wide: { place: [840, 130, 1000, 430] },
          },
        },
        1.8,
      ),
      text(
        'Bowling',
        [64, 700, 952, 50],
        '{bowling}',
        { ...strong, size: 36, colour: red },
        {
          pins: ['stretch', 'middle'],
          showIf: { field: 'top_bowlers', is: 'set' },
          over: {
            portrait: { place: [64, 800, 952, 60] },
            story: { place: [64, 1078, 952, 50] },
            wide: { place: [840, 460, 1000, 60] },
          },
        },
      ),
      table(
        'Bowlers',
        [64, 754, 952, 186],
        {
          field: 'top_bowlers',
          rowHeight: 60,
          most: 3,
          line: { colour: '#0c173833', width: 2 },
          columns: [
            { key: 'name', width: 0.7, align: 'left' },
            { key: 'figures', width: 0.16, align: 'right', style: { weight: 800, size: 48, tabular: true } },
            {
              key: 'overs',
              width: 0.14,
              align: 'right',
              style: { weight: 500, size: 34, tabular: true, colour: '#0c1738a0' },
            },
          ],
        },
        { ...strong, weight: 600, size: 44, colour: navy },
        {
          pins: ['stretch', 'middle'],
          over: {
            portrait: { place: [64, 866, 952, 260] },
            story: { place: [64, 1134, 952, 190] },
            wide: { place: [840, 526, 1000, 240] },
          },
        },
      ),
      slash('Plate', [64, 962, 952, 84], solid(navy), 0.03, {
        pins: ['stretch', 'bottom'],
        showIf: { field: 'target', is: 'set' },
        over: { story: { place: [64, 1400, 952, 96] }, wide: { place: [840, 860, 1000, 100] } },
      }),
      text(
        'Target',
        [104, 964, 872, 80],
        '{target}',
        { ...strong, size: 46, colour: gold, align: 'centre' },
        {
          pins: ['stretch', 'bottom'],
          over: { story: { place: [104, 1404, 872, 88] }, wide: { place: [880, 866, 920, 88] } },
        },
      ),
      // Without bowlers, the other side fills what they leave: a line below the batters, or all of it if nobody is named.
      whole('Other side below', { field: 'top_batters', is: 'set' }, [
        badge('Other badge', [64, 784, 150, 150], 'bowling', {
          showIf: { field: 'top_bowlers', is: 'not set' },
          over: {
            portrait: { place: [64, 960, 190, 190] },
            story: { place: [64, 1180, 180, 180] },
            wide: { place: [840, 600, 190, 190] },
          },
        }),
        text(
          'Other team',
          [240, 784, 776, 150],
          against,
          { ...headline, size: 92, colour: navy },
          {
            showIf: { field: 'top_bowlers', is: 'not set' },
            over: {
              portrait: { place: [284, 960, 732, 190], fontSize: 104 },
              story: { place: [274, 1180, 742, 180], fontSize: 104 },
              wide: { place: [1062, 600, 778, 190], fontSize: 112 },
            },
          },
        ),
      ]),
      whole('Other side alone', { field: 'top_batters', is: 'not set' }, [
        badge('Other badge', [400, 458, 280, 280], 'bowling', {
          showIf: { field: 'top_bowlers', is: 'not set' },
          over: {
            portrait: { place: [360, 490, 360, 360] },
            story: { place: [375, 830, 330, 330] },
            wide: { place: [1150, 190, 380, 380] },
          },
        }),
        text(
          'Other team',
          [64, 762, 952, 150],
          against,
          { ...headline, size: 116, colour: navy, align: 'centre' },
          {
            showIf: { field: 'top_bowlers', is: 'not set' },
            over: {
              portrait: { place: [64, 900, 952, 180], fontSize: 140 },
              story: { place: [64, 1190, 952, 160], fontSize: 124 },
              wide: { place: [840, 610, 1000, 180], fontSize: 140 },
            },
          },
        ),
      ]),
    ],
    [
      ...match,
      field('headline', 'Headline', 'text', { initial: 'Innings break', required: true, most: 30 }),
      ...score,
      field('top_batters', 'Batters', 'rows', {
        fact: 'topBatters',
        initial: [
          { name: 'Tom Kohler-Cadmore', runs: '103*', balls: '58' },
          { name: 'Harry Brook', runs: '64', balls: '41' },
          { name: 'Adam Lyth', runs: '22', balls: '15' },
        ],
      }),
      field('top_bowlers', 'Bowlers', 'rows', {
        fact: 'topBowlers',
        initial: [
          { name: 'Ben Sanderson', figures: '2-28', overs: '4' },
          { name: 'Wayne Parnell', figures: '1-33', overs: '4' },
        ],
      }),
      field('target', 'Target', 'text', { fact: 'targetWords', initial: 'Northamptonshire need 224 to win', most: 70 }),
    ],
  ),
};

export const inPlay: readonly Sample[] = [scoreUpdate, wicket, milestone, fiveFor, inningsBreak];
