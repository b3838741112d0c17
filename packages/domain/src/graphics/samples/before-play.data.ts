import {
  boardMark,
  chalk,
  competitionLine,
  gold,
  ground,
  headline,
  ink,
  navy,
  plain,
  slash,
  strong,
} from './motifs.ts';
import {
  badge,
  ellipse,
  fade,
  field,
  glow,
  oneSlide,
  polygon,
  rectangle,
  type Sample,
  solid,
  table,
  text,
} from './pieces.ts';

const matchFields = [
  field('competition', 'Competition', 'text', { fact: 'competition', initial: 'Vitality Blast', most: 60 }),
  field('home', 'Home', 'team', { fact: 'home', initial: 'Yorkshire', required: true }),
  field('away', 'Away', 'team', { fact: 'away', initial: 'Northamptonshire', required: true }),
  field('ground', 'Ground', 'text', { fact: 'ground', initial: 'Headingley, Leeds', most: 60 }),
];

const matchDay: Sample = {
  name: 'Match day: two halves',
  kind: 'fixture',
  tags: ['match day', 'fixture'],
  design: oneSlide(
    solid(ink),
    [
      rectangle('Away colour', [0, 0, 1080, 1080], solid('field:away'), { pins: ['stretch', 'stretch'] }),
      polygon(
        'Home colour',
        [0, 0, 1080, 1080],
        [
          [0, 0],
          [0.6, 0],
          [0.4, 1],
          [0, 1],
        ],
        solid('field:home'),
        { pins: ['stretch', 'stretch'] },
      ),
      polygon(
        'Edge',
        [0, 0, 1080, 1080],
        [
          [0.6, 0],
          [0.616, 0],
          [0.416, 1],
          [0.4, 1],
        ],
        // It begins below the heading, whose white letters it would run into.
        fade(90, '#ffffff 0', '#ffffff 0', '#ffffff', '#ffffff'),
        { pins: ['stretch', 'stretch'] },
      ),
      rectangle('Shade', [0, 0, 1080, 1080], fade(90, '#000000 0.45', '#000000 0', '#000000 0', '#000000 0.7'), {
        pins: ['stretch', 'stretch'],
      }),
      ...ground([540, 560, 520], '#ffffff', ['centre', 'middle']),
      ...competitionLine('#ffffff', '#ffffff'),
      ...boardMark('#ffffff'),
      text(
        'Headline',
        [64, 116, 952, 190],
        'Match day',
        { ...headline, size: 172, align: 'centre', letterSpacing: 12 },
        {
          allow: 'nothing',
          pins: ['stretch', 'top'],
          over: { story: { place: [64, 360, 952, 210], fontSize: 205 }, wide: { place: [64, 96, 1792, 190] } },
        },
      ),
      badge('Home badge', [96, 360, 340, 340], 'home', {
        pins: ['left', 'middle'],
        over: { story: { place: [80, 720, 380, 380] }, wide: { place: [330, 330, 400, 400] } },
      }),
      badge('Away badge', [644, 360, 340, 340], 'away', {
        pins: ['right', 'middle'],
        over: { story: { place: [620, 720, 380, 380] }, wide: { place: [1190, 330, 400, 400] } },
      }),
      ellipse('Disc', [478, 468, 124, 124], {
        fill: solid('#ffffff'),
        shadow: { colour: '#00000066', x: 0, y: 8, blur: 20 },
        over: { story: { place: [478, 848, 124, 124] }, wide: { place: [890, 460, 140, 140] } },
      }),
      text(
        'v',
        [478, 462, 124, 124],
        'v',
        { ...headline, size: 68, colour: ink, align: 'centre', case: 'lower' },
        {
          allow: 'nothing',
          over: { story: { place: [478, 842, 124, 124] }, wide: { place: [890, 454, 140, 140] } },
        },
      ),
      text(
        'Home name',
        [64, 716, 408, 132],
        '{home.short}',
        { ...strong, size: 62, align: 'centre', vertical: 'top', lines: 2 },
        {
          pins: ['left', 'middle'],
          over: { story: { place: [64, 1124, 412, 150], fontSize: 68 }, wide: { place: [250, 746, 560, 126] } },
        },
      ),
      text(
        'Away name',
        [608, 716, 408, 132],
        '{away.short}',
        { ...strong, size: 62, align: 'centre', vertical: 'top', lines: 2 },
        {
          pins: ['right', 'middle'],
          over: { story: { place: [604, 1124, 412, 150], fontSize: 68 }, wide: { place: [1110, 746, 560, 126] } },
        },
      ),
      slash('Plate', [64, 868, 952, 148], solid('#ffffff'), 0.03, {
        pins: ['stretch', 'bottom'],
        shadow: { colour: '#00000055', x: 0, y: 10, blur: 30 },
        over: { story: { place: [64, 1300, 952, 170] }, wide: { place: [360, 880, 1200, 140] } },
      }),
      text(
        'When',
        [112, 880, 400, 124],
        '{when}',
        { ...headline, size: 62, colour: ink, lines: 1 },
        {
          pins: ['left', 'bottom'],
          over: { story: { place: [112, 1312, 400, 146] }, wide: { place: [420, 888, 520, 124] } },
        },
      ),
      text(
        'Ground',
        [528, 880, 440, 124],
        '{ground}',
        { ...strong, weight: 600, size: 44, colour: ink, align: 'right', lines: 2 },
        {
          pins: ['right', 'bottom'],
          over: { story: { place: [528, 1312, 440, 146] }, wide: { place: [960, 888, 540, 124] } },
        },
      ),
    ],
    [
      ...matchFields,
      field('when', 'When', 'text', {
        fact: 'when',
        initial: 'Fri 25 June 18:30',
        required: true,
        most: 40,
        help: 'Day and time of the start.',
      }),
    ],
  ),
};

const lineUp: Sample = {
  name: 'Line-up: the eleven',
  kind: 'line-up',
  tags: ['line-up', 'team news'],
  design: oneSlide(
    solid(ink),
    [
      rectangle('Team colour', [0, 0, 1080, 1080], solid('field:team'), { pins: ['stretch', 'stretch'] }),
      rectangle('Shade', [0, 0, 1080, 1080], fade(60, '#000000 0.1', '#000000 0.72'), { pins: ['stretch', 'stretch'] }),
      slash('Band 1', [560, -60, 380, 1200], solid('field:team.second'), 0.5, {
        opacity: 0.22,
        pins: ['right', 'stretch'],
      }),
      slash('Band 2', [800, -60, 300, 1200], solid('field:team.second'), 0.6, {
        opacity: 0.14,
        pins: ['right', 'stretch'],
      }),
      ...competitionLine('#ffffff', '#ffffff'),
      ...boardMark('#ffffff'),
      badge('Badge', [64, 128, 168, 168], 'team', {
        pins: ['left', 'top'],
        over: { story: { place: [64, 360, 190, 190] }, wide: { place: [120, 300, 320, 320] } },
      }),
      text(
        'Headline',
        [262, 122, 754, 104],
        '{headline}',
        { ...headline, size: 96 },
        {
          pins: ['stretch', 'top'],
          over: { story: { place: [284, 358, 732, 116] }, wide: { place: [120, 648, 720, 130], fontSize: 116 } },
        },
      ),
      text(
        'Team',
        [264, 226, 752, 64],
        '{team}',
        { ...strong, weight: 600, size: 52, colour: '#ffffffb8' },
        {
          pins: ['stretch', 'top'],
          over: { story: { place: [286, 476, 730, 70] }, wide: { place: [120, 786, 720, 70] } },
        },
      ),
      table(
        'Players',
        [64, 330, 952, 640],
        {
          field: 'players',
          rowHeight: 58,
          heading: false,
          most: 11,
          line: { colour: '#ffffff38', width: 1.5 },
          columns: [
            {
              key: 'number',
              width: 0.1,
              align: 'left',
              heading: '',
              style: { colour: '#ffffffb8', weight: 700 },
            },
            { key: 'name', width: 0.56, align: 'left', heading: '' },
            {
              key: 'role',
              width: 0.34,
              align: 'right',
              heading: '',
              style: { weight: 500, size: 30, colour: '#ffffffb8' },
            },
          ],
        },
        { ...strong, weight: 700, size: 44 },
        {
          pins: ['stretch', 'middle'],
          over: {
            portrait: { place: [64, 350, 952, 860] },
            story: { place: [64, 610, 952, 800] },
            wide: { place: [960, 160, 840, 720] },
          },
        },
      ),
      text(
        'Opponents',
        [64, 992, 952, 48],
        'v {opponents}  ·  {ground}',
        { ...plain, size: 34, colour: '#ffffffd0' },
        {
          pins: ['stretch', 'bottom'],
          over: { story: { place: [64, 1430, 952, 52] }, wide: { place: [120, 876, 720, 52] } },
        },
      ),
    ],
    [
      field('headline', 'Headline', 'text', { initial: 'Starting eleven', required: true, most: 30 }),
      matchFields[0]!,
      field('team', 'Team', 'team', { fact: 'home', initial: 'Yorkshire', required: true }),
      field('opponents', 'Opponents', 'team', { fact: 'away', initial: 'Northamptonshire' }),
      matchFields[3]!,
      field('players', 'Players', 'rows', {
        fact: 'home.lineUp',
        required: true,
        initial: [
          'Adam Lyth',
          'Tom Kohler-Cadmore',
          'Dawid Malan',
          'Joe Root',
          'Harry Brook',
          'Will Fraine',
          'Jordan Thompson',
          'Matthew Waite',
          'Mathew Pillans',
          'Lockie Ferguson',
          'Adil Rashid',
        ].map((name, index) => ({ number: index + 1, name, role: '' })),
      }),
    ],
  ),
};

const toss: Sample = {
  name: 'Toss: the coin',
  kind: 'toss',
  tags: ['toss'],
  design: oneSlide(
    glow(0.5, 0.42, 0.85, '#24407e', navy, ink),
    [
      // About the coin, so that no ring runs through a line of words.
      ...ground([540, 426, 286], gold, ['centre', 'middle'], { story: [540, 800, 366], wide: [490, 520, 374] }),
      ...competitionLine(chalk, gold),
      ...boardMark(chalk),
      ellipse('Coin edge', [290, 176, 500, 500], {
        fill: fade(60, '#fff0bd', '#b9862b', '#f7dd8d', '#8a5e14'),
        shadow: { colour: '#000000aa', x: 0, y: 34, blur: 60 },
        over: { story: { place: [240, 500, 600, 600] }, wide: { place: [180, 210, 620, 620] } },
      }),
      ellipse('Coin', [316, 202, 448, 448], {
        fill: fade(120, '#f9e3a0', '#d9a843', '#f3cf73', '#b98a2f'),
        over: { story: { place: [271, 531, 538, 538] }, wide: { place: [212, 242, 556, 556] } },
      }),
      ellipse('Coin line', [340, 226, 400, 400], {
        stroke: { colour: '#8a5e14', width: 4 },
        opacity: 0.7,
        over: { story: { place: [300, 560, 480, 480] }, wide: { place: [242, 272, 496, 496] } },
      }),
      text(
        'Toss',
        [340, 316, 400, 210],
        'Toss',
        { ...headline, size: 190, colour: '#5c3c08', align: 'centre' },
        {
          allow: 'nothing',
          over: {
            story: { place: [300, 670, 480, 250], fontSize: 228 },
            wide: { place: [242, 410, 496, 240], fontSize: 228 },
          },
        },
      ),
      text(
        'Sentence',
        [64, 730, 952, 170],
        '{toss}',
        { ...headline, size: 82, align: 'centre', lines: 2, colour: chalk },
        {
          pins: ['stretch', 'bottom'],
          over: {
            story: { place: [64, 1180, 952, 200], fontSize: 96 },
            wide: { place: [900, 330, 940, 300], fontSize: 104 },
          },
        },
      ),
      text(
        'Match',
        [64, 920, 952, 50],
        '{home} v {away}',
        { ...strong, weight: 700, size: 42, align: 'centre', colour: gold },
        {
          pins: ['stretch', 'bottom'],
          over: { story: { place: [64, 1396, 952, 54] }, wide: { place: [900, 650, 940, 60] } },
        },
      ),
      text(
        'Ground',
        [64, 972, 952, 46],
        '{ground}',
        { ...plain, size: 34, align: 'centre', colour: '#f6f3eac0' },
        {
          pins: ['stretch', 'bottom'],
          over: { story: { place: [64, 1452, 952, 46] }, wide: { place: [900, 716, 940, 50] } },
        },
      ),
    ],
    [
      ...matchFields,
      field('toss', 'Toss', 'text', {
        fact: 'toss',
        initial: 'Yorkshire won the toss and chose to bat',
        required: true,
        most: 90,
      }),
    ],
  ),
};

/** The dark of the pavilion, also of what is written on the bright sky. */
const dusk = '#1c1440';

const startOfPlay: Sample = {
  name: 'Start of play: the morning',
  kind: 'start of play',
  tags: ['start of play', 'multi-day'],
  design: oneSlide(
    fade(90, '#f0a04b', '#e0574a', '#7c2d5b', '#1c1440'),
    [
      ellipse('Sun', [640, 150, 620, 620], {
        fill: glow(0.5, 0.5, 0.5, '#fff4cf', '#ffd68a 0.9', '#ffd68a 0'),
        pins: ['right', 'middle'],
        over: { story: { place: [400, 640, 820, 820] } },
      }),
      polygon(
        'Pavilion roof',
        [-40, 640, 1160, 480],
        [
          [0, 0.34],
          [0.09, 0.22],
          [0.18, 0.34],
          [0.3, 0.34],
          [0.36, 0.04],
          [0.42, 0.34],
          [0.6, 0.34],
          [0.69, 0.2],
          [0.78, 0.34],
          [1, 0.34],
          [1, 1],
          [0, 1],
        ],
        fade(90, '#1c1440', '#0a0820'),
        {
          pins: ['stretch', 'bottom'],
          over: { wide: { place: [-40, 640, 2000, 480] }, story: { place: [-40, 960, 1160, 980] } },
        },
      ),
      ...competitionLine(dusk, dusk),
      ...boardMark(dusk),
      text(
        'Day',
        [64, 118, 760, 250],
        '{day}',
        { ...headline, size: 232, letterSpacing: 4 },
        {
          pins: ['left', 'top'],
          over: { story: { place: [64, 360, 952, 300], fontSize: 290 } },
        },
      ),
      text(
        'Session',
        [70, 378, 760, 70],
        '{session}',
        { ...strong, size: 62 },
        { pins: ['left', 'top'], over: { story: { place: [70, 676, 900, 80], fontSize: 74 } } },
      ),
      rectangle('Rule', [64, 826, 952, 3], solid('#ffffff'), {
        opacity: 0.35,
        pins: ['stretch', 'bottom'],
        over: { story: { place: [64, 1322, 952, 3] } },
      }),
      text(
        'Match',
        [64, 848, 952, 74],
        '{home} v {away}',
        { ...strong, size: 60 },
        { pins: ['stretch', 'bottom'], over: { story: { place: [64, 1342, 952, 80] } } },
      ),
      text(
        'State',
        [64, 922, 952, 50],
        '{state}',
        { ...plain, weight: 600, size: 42, colour: gold },
        { pins: ['stretch', 'bottom'], over: { story: { place: [64, 1424, 952, 54] } } },
      ),
      text(
        'Ground',
        [64, 976, 952, 44],
        '{ground}',
        { ...plain, size: 34, colour: '#ffffffb0' },
        { pins: ['stretch', 'bottom'], over: { story: { place: [64, 1480, 952, 48] } } },
      ),
    ],
    [
      ...matchFields,
      field('day', 'Day', 'text', { initial: 'Day two', required: true, most: 12 }),
      field('session', 'Session', 'text', { initial: 'Play starts at 11:00', most: 40 }),
      field('state', 'Where it stands', 'text', {
        fact: 'state',
        initial: 'Northamptonshire trail by 216 runs',
        most: 80,
      }),
    ],
  ),
};

export const beforePlay: readonly Sample[] = [matchDay, lineUp, toss, startOfPlay];
