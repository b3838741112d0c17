import {
  boardMark,
  chalk,
  competitionLine,
  gold,
  ground,
  headline,
  ink,
  label,
  navy,
  plain,
  red,
  slash,
  strong,
} from './motifs.ts';
import {
  badge,
  ellipse,
  fade,
  field,
  glow,
  group,
  oneSlide,
  picture,
  rectangle,
  type Sample,
  solid,
  table,
  text,
} from './pieces.ts';

const serif = { font: 'Playfair Display', weight: 700, lineHeight: 1.12 } as const;

const result: Sample = {
  name: 'Result: full time',
  kind: 'result',
  tags: ['result', 'moving'],
  design: oneSlide(
    solid('field:winner'),
    [
      rectangle('Light', [0, 0, 1080, 1080], glow(0.5, 0.1, 1.1, '#ffffff 0.22', '#000000 0.1', '#000000 0.6'), {
        pins: ['stretch', 'stretch'],
      }),
      slash('Ribbon 1', [-120, -40, 420, 1160], solid('field:winner.second'), 0.6, {
        opacity: 0.3,
        pins: ['left', 'stretch'],
        enter: { kind: 'slide from top', length: 600 },
      }),
      slash('Ribbon 2', [860, -40, 360, 1160], solid('field:winner.second'), 0.6, {
        opacity: 0.3,
        pins: ['right', 'stretch'],
        enter: { kind: 'slide from bottom', length: 600 },
      }),
      ...competitionLine('#ffffff', '#ffffff'),
      ...boardMark('#ffffff'),
      badge('Badge', [405, 128, 270, 270], 'winner', {
        pins: ['centre', 'top'],
        enter: { kind: 'scale', delay: 150, length: 600, easing: 'overshoot' },
        over: { story: { place: [365, 380, 350, 350] }, wide: { place: [160, 300, 480, 480] } },
      }),
      text(
        'Result',
        [64, 410, 952, 200],
        '{result}',
        { ...headline, size: 96, align: 'centre', lines: 2 },
        {
          pins: ['stretch', 'middle'],
          enter: { kind: 'wipe from left', delay: 450, length: 500 },
          over: {
            story: { place: [64, 780, 952, 240], fontSize: 110 },
            wide: { place: [760, 220, 1080, 250], fontSize: 118 },
          },
        },
      ),
      slash('Home plate', [64, 650, 952, 132], solid('#ffffff'), 0.03, {
        pins: ['stretch', 'bottom'],
        enter: { kind: 'slide from left', delay: 600, length: 500 },
        over: { story: { place: [64, 1080, 952, 150] }, wide: { place: [760, 520, 1080, 140] } },
      }),
      text(
        'Home',
        [116, 656, 540, 120],
        '{home}',
        { ...strong, size: 66, colour: ink },
        {
          pins: ['left', 'bottom'],
          enter: { kind: 'fade', delay: 900, length: 400 },
          over: { story: { place: [116, 1090, 540, 130] }, wide: { place: [820, 530, 560, 120] } },
        },
      ),
      text(
        'Home score',
        [620, 656, 350, 120],
        '{home_score}',
        { ...headline, size: 74, colour: ink, align: 'right', tabular: true, lines: 1 },
        {
          pins: ['right', 'bottom'],
          enter: { kind: 'fade', delay: 900, length: 400 },
          over: { story: { place: [620, 1090, 350, 130] }, wide: { place: [1380, 530, 400, 120] } },
        },
      ),
      slash('Away plate', [64, 798, 952, 132], solid('#ffffff'), 0.03, {
        pins: ['stretch', 'bottom'],
        enter: { kind: 'slide from right', delay: 700, length: 500 },
        over: { story: { place: [64, 1250, 952, 150] }, wide: { place: [760, 676, 1080, 140] } },
      }),
      text(
        'Away',
        [116, 804, 540, 120],
        '{away}',
        { ...strong, size: 66, colour: ink },
        {
          pins: ['left', 'bottom'],
          enter: { kind: 'fade', delay: 1_000, length: 400 },
          over: { story: { place: [116, 1260, 540, 130] }, wide: { place: [820, 686, 560, 120] } },
        },
      ),
      text(
        'Away score',
        [620, 804, 350, 120],
        '{away_score}',
        { ...headline, size: 74, colour: ink, align: 'right', tabular: true, lines: 1 },
        {
          pins: ['right', 'bottom'],
          enter: { kind: 'fade', delay: 1_000, length: 400 },
          over: { story: { place: [620, 1260, 350, 130] }, wide: { place: [1380, 686, 400, 120] } },
        },
      ),
      text(
        'Ground',
        [64, 958, 952, 60],
        '{ground}',
        { ...plain, weight: 600, size: 40, align: 'centre', colour: '#ffffffd0' },
        {
          pins: ['stretch', 'bottom'],
          over: { story: { place: [64, 1424, 952, 60] }, wide: { place: [760, 846, 1080, 60] } },
        },
      ),
    ],
    [
      field('competition', 'Competition', 'text', { fact: 'competition', initial: 'Vitality Blast', most: 60 }),
      field('winner', 'Winner', 'team', {
        fact: 'winner',
        initial: 'Yorkshire',
        required: true,
        help: 'Gives the colours and the badge. For a draw, choose the home side.',
      }),
      field('result', 'Result', 'text', {
        fact: 'result',
        initial: 'Yorkshire won by 12 runs',
        required: true,
        most: 90,
      }),
      field('home', 'Home', 'team', { fact: 'home', initial: 'Yorkshire', required: true }),
      field('home_score', 'Home score', 'text', { fact: 'home.score', initial: '224/5', most: 30 }),
      field('away', 'Away', 'team', { fact: 'away', initial: 'Northamptonshire', required: true }),
      field('away_score', 'Away score', 'text', { fact: 'away.score', initial: '212/8', most: 30 }),
      field('ground', 'Ground', 'text', { fact: 'ground', initial: 'Headingley, Leeds', most: 60 }),
    ],
  ),
};

const playerOfTheMatch: Sample = {
  name: 'Player of the match: the portrait',
  kind: 'player of the match',
  tags: ['award'],
  design: oneSlide(
    solid(chalk),
    [
      rectangle('Arch ground', [500, 150, 516, 930], fade(90, 'field:team', 'field:team 0.82'), {
        radius: 400,
        pins: ['right', 'stretch'],
        over: { story: { place: [200, 380, 680, 1200] }, wide: { place: [1120, 120, 640, 1080] } },
      }),
      ...ground([758, 520, 236], 'field:team.second', ['right', 'middle']).map((each) => ({
        ...each,
        slot: { ...each.slot, overrides: { story: { hidden: true }, wide: { hidden: true } } },
      })),
      badge('Badge', [618, 380, 280, 280], 'team', {
        pins: ['right', 'middle'],
        over: { story: { place: [390, 560, 300, 300] }, wide: { place: [1280, 330, 320, 320] } },
      }),
      picture('Player', [500, 150, 516, 930], 'photo', {
        pins: ['right', 'stretch'],
        radius: 400,
        over: { story: { place: [200, 380, 680, 1200] }, wide: { place: [1120, 120, 640, 1080] } },
      }),
      rectangle('Foot', [0, 820, 1080, 260], solid(navy), {
        pins: ['stretch', 'bottom'],
        over: { story: { place: [0, 1180, 1080, 740] }, wide: { place: [0, 860, 1920, 220] } },
      }),
      ...competitionLine(navy, red),
      text(
        'Headline',
        [64, 200, 420, 330],
        'Player of the match',
        { ...serif, weight: 700, size: 86, colour: navy, lines: 4, case: 'as typed' },
        {
          allow: 'nothing',
          pins: ['left', 'top'],
          over: {
            story: { place: [64, 330, 130, 60], hidden: true },
            wide: { place: [62, 190, 560, 250], fontSize: 104 },
          },
        },
      ),
      rectangle('Rule', [66, 560, 130, 8], solid(red), {
        pins: ['left', 'top'],
        over: { story: { hidden: true }, wide: { place: [66, 460, 160, 8] } },
      }),
      text(
        'Match',
        [64, 596, 410, 130],
        '{home} v {away}',
        { ...plain, weight: 500, size: 38, colour: navy, lines: 3, vertical: 'top' },
        { pins: ['left', 'top'], over: { story: { hidden: true }, wide: { place: [64, 496, 900, 100] } } },
      ),
      text(
        'Award in the story',
        [64, 1200, 952, 60],
        'Player of the match',
        { ...label, size: 40, colour: gold },
        { hidden: true, allow: 'nothing', over: { story: { place: [64, 1212, 952, 60], hidden: false } } },
      ),
      text(
        'Name',
        [64, 836, 952, 120],
        '{player}',
        { ...headline, size: 108, colour: chalk },
        {
          pins: ['stretch', 'bottom'],
          over: { story: { place: [64, 1272, 952, 130] }, wide: { place: [64, 872, 1792, 120] } },
        },
      ),
      text(
        'Numbers',
        [64, 956, 952, 64],
        '{line}',
        { ...strong, weight: 600, size: 50, colour: gold },
        {
          pins: ['stretch', 'bottom'],
          over: { story: { place: [64, 1406, 952, 70] }, wide: { place: [64, 988, 1792, 60] } },
        },
      ),
    ],
    [
      field('competition', 'Competition', 'text', { fact: 'competition', initial: 'Vitality Blast', most: 60 }),
      field('player', 'Player', 'player', { fact: 'playerOfMatch', initial: 'Tom Kohler-Cadmore', required: true }),
      field('team', 'Team', 'team', { fact: 'playerOfMatch.team', initial: 'Yorkshire', required: true }),
      field('line', 'Figures', 'text', { fact: 'playerOfMatch.line', initial: '103* (58) and two catches', most: 60 }),
      field('home', 'Home', 'team', { fact: 'home', initial: 'Yorkshire' }),
      field('away', 'Away', 'team', { fact: 'away', initial: 'Northamptonshire' }),
      field('photo', 'Picture', 'picture', { help: 'Stands in the arch; without one, the badge does.' }),
    ],
  ),
};

const numbers = (align: 'right' | 'centre', key: string, heading: string, width = 0.09) => ({
  key,
  heading,
  width,
  align,
  style: { tabular: true },
});

const standings: Sample = {
  name: 'Standings: the table',
  kind: 'standings',
  tags: ['table'],
  design: oneSlide(
    fade(80, navy, ink),
    [
      rectangle('Light', [0, 0, 1080, 1080], glow(0.85, 0.05, 0.75, '#2b4b94', '#2b4b94 0'), {
        pins: ['stretch', 'stretch'],
      }),
      ...competitionLine(chalk, gold),
      ...boardMark(chalk),
      text(
        'Headline',
        [62, 116, 954, 124],
        '{headline}',
        { ...headline, size: 112, colour: chalk },
        { pins: ['stretch', 'top'], over: { story: { place: [62, 350, 954, 140] } } },
      ),
      table(
        'Table',
        [64, 270, 952, 740],
        {
          field: 'table',
          rowHeight: 74,
          heading: true,
          most: 20,
          stripe: '#ffffff12',
          line: { colour: '#ffffff26', width: 1.5 },
          columns: [
            { key: 'place', heading: '', width: 0.08, align: 'left', style: { colour: gold, tabular: true } },
            { key: 'team', heading: 'Team', width: 0.5, align: 'left' },
            numbers('right', 'played', 'P'),
            numbers('right', 'won', 'W'),
            numbers('right', 'lost', 'L'),
            { ...numbers('right', 'points', 'Pts', 0.13), style: { tabular: true, weight: 800, colour: gold } },
          ],
        },
        { ...strong, weight: 600, size: 42 },
        {
          pins: ['stretch', 'stretch'],
          over: {
            portrait: { place: [64, 290, 952, 1000] },
            story: { place: [64, 520, 952, 930] },
            wide: { place: [120, 270, 1680, 740] },
          },
        },
      ),
    ],
    [
      field('competition', 'Competition', 'text', { initial: 'Vitality Blast, North Group', most: 60 }),
      field('headline', 'Headline', 'text', { initial: 'How they stand', required: true, most: 30 }),
      field('table', 'Table', 'rows', {
        required: true,
        initial: [
          ['Nottinghamshire', 14, 9, 2, 21],
          ['Yorkshire', 14, 7, 5, 16],
          ['Lancashire', 14, 7, 5, 15],
          ['Worcestershire', 14, 7, 5, 15],
          ['Warwickshire', 14, 7, 6, 15],
          ['Durham', 14, 5, 8, 11],
          ['Leicestershire', 14, 5, 8, 11],
          ['Derbyshire', 14, 4, 8, 10],
          ['Northamptonshire', 14, 4, 9, 9],
        ].map(([team, played, won, lost, points], index) => ({
          place: index + 1,
          team: team!,
          played: played!,
          won: won!,
          lost: lost!,
          points: points!,
        })),
      }),
    ],
  ),
};

const fixtures: Sample = {
  name: 'Week’s fixtures: the board',
  kind: 'week’s fixtures',
  tags: ['fixtures'],
  design: oneSlide(
    solid(red),
    [
      slash('Slope 1', [-200, 0, 900, 1080], solid('#000000'), 0.4, { opacity: 0.12, pins: ['left', 'stretch'] }),
      slash('Slope 2', [620, 0, 900, 1080], solid('#000000'), 0.4, { opacity: 0.2, pins: ['right', 'stretch'] }),
      ...competitionLine('#ffffff', '#ffffff'),
      ...boardMark('#ffffff'),
      text(
        'Headline',
        [62, 112, 954, 136],
        '{headline}',
        { ...headline, size: 124 },
        { pins: ['stretch', 'top'], over: { story: { place: [62, 344, 954, 150] } } },
      ),
      group(
        'Fixture',
        [64, 278, 952, 132],
        [
          slash('Plate', [0, 0, 952, 116], solid('#ffffff'), 0.02, { pins: ['stretch', 'top'] }),
          text('Day', [36, 0, 150, 116], '{row_day}', { ...strong, size: 44, colour: red }, { pins: ['left', 'top'] }),
          text(
            'Match',
            [196, 6, 540, 64],
            '{row_match}',
            { ...strong, size: 46, colour: ink },
            { pins: ['stretch', 'top'] },
          ),
          text(
            'Ground',
            [196, 64, 540, 44],
            '{row_ground}',
            { ...plain, weight: 500, size: 30, colour: '#070b1cb0' },
            { pins: ['stretch', 'top'] },
          ),
          text(
            'Time',
            [746, 0, 166, 116],
            '{row_time}',
            { ...headline, size: 46, colour: ink, align: 'right', tabular: true },
            { pins: ['right', 'top'] },
          ),
        ],
        {
          repeat: { field: 'fixtures', most: 20, direction: 'down', gap: 14, beyond: 'count' },
          pins: ['stretch', 'top'],
          over: {
            portrait: { place: [64, 300, 952, 132] },
            story: { place: [64, 540, 952, 132] },
            wide: { place: [120, 278, 1680, 132] },
          },
        },
      ),
    ],
    [
      field('competition', 'Competition', 'text', { initial: 'Royal London One-Day Cup', most: 60 }),
      field('headline', 'Headline', 'text', { initial: 'This week', required: true, most: 24 }),
      field('fixtures', 'Fixtures', 'rows', {
        required: true,
        initial: [
          { day: 'Tue 2', match: 'Gloucestershire v Somerset', ground: 'County Ground, Bristol', time: '11:00' },
          { day: 'Wed 3', match: 'Lancashire v Essex', ground: 'Emirates Old Trafford, Manchester', time: '11:00' },
          {
            day: 'Thu 4',
            match: 'Leicestershire v Middlesex',
            ground: 'Uptonsteel County Ground, Leicester',
            time: '11:00',
          },
          { day: 'Fri 5', match: 'Worcestershire v Kent', ground: 'New Road, Worcester', time: '13:00' },
          { day: 'Sun 7', match: 'Nottinghamshire v Sussex', ground: 'Trent Bridge, Nottingham', time: '11:00' },
        ],
      }),
    ],
  ),
};

const quote: Sample = {
  name: 'Quote: in their words',
  kind: 'quote',
  tags: ['quote', 'interview'],
  design: oneSlide(
    solid('#f1e9d6'),
    [
      rectangle('Side', [0, 0, 34, 1080], solid('field:team'), { pins: ['left', 'stretch'] }),
      text(
        'Mark',
        [70, 60, 400, 330],
        '“',
        { font: 'Playfair Display', weight: 900, size: 460, colour: 'field:team', vertical: 'top', lineHeight: 0.9 },
        { allow: 'nothing', pins: ['left', 'top'], over: { story: { place: [70, 300, 400, 330] } } },
      ),
      text(
        'Quote',
        [108, 320, 880, 460],
        '{quote}',
        { ...serif, size: 82, colour: ink, lines: 9, vertical: 'middle', shrinkTo: 0.45 },
        {
          pins: ['stretch', 'stretch'],
          over: {
            story: { place: [108, 580, 880, 640], fontSize: 92 },
            wide: { place: [220, 300, 1500, 470], fontSize: 92 },
          },
        },
      ),
      rectangle('Rule', [110, 822, 150, 6], solid('field:team'), {
        pins: ['left', 'bottom'],
        over: { story: { place: [110, 1270, 150, 6] }, wide: { place: [222, 822, 150, 6] } },
      }),
      text(
        'Speaker',
        [108, 846, 700, 74],
        '{speaker}',
        { ...strong, size: 64, colour: ink },
        {
          pins: ['left', 'bottom'],
          over: { story: { place: [108, 1298, 700, 80] }, wide: { place: [220, 846, 1200, 74] } },
        },
      ),
      text(
        'Role',
        [108, 920, 700, 54],
        '{role}',
        { ...plain, size: 42, colour: '#070b1cb8' },
        {
          pins: ['left', 'bottom'],
          over: { story: { place: [108, 1380, 700, 54] }, wide: { place: [220, 920, 1200, 54] } },
        },
      ),
      badge('Badge', [846, 830, 160, 160], 'team', {
        pins: ['right', 'bottom'],
        over: { story: { place: [846, 1290, 160, 160] } },
      }),
    ],
    [
      field('quote', 'Quote', 'longer text', {
        initial: 'We knew it would turn on the fourth day. You just have to want the ball.',
        required: true,
        most: 260,
      }),
      field('speaker', 'Speaker', 'text', { initial: 'Adil Rashid', required: true, most: 50 }),
      field('role', 'Who that is', 'text', { initial: 'Yorkshire leg-spinner', most: 60 }),
      field('team', 'Team', 'team', { initial: 'Yorkshire', required: true }),
    ],
  ),
};

const confetti = (colours: readonly string[]) =>
  Array.from({ length: 34 }, (_, index) => {
    const x = 20 + ((index * 397) % 1_040);
    const y = 20 + ((index * 251) % 740);
    const side = 16 + ((index * 7) % 22);
    const wideX = x * (1920 / 1080);
    const underGreeting = wideX > 840 && wideX < 1850 && y > 340 && y < 670;
    return rectangle(
      `Confetti ${index + 1}`,
      [x, y, side, side * 0.5, (index * 53) % 180],
      solid(colours[index % colours.length]!),
      {
        pins: ['scale', 'scale'],
        radius: 3,
        ...(underGreeting && { over: { wide: { hidden: true } } }),
      },
    );
  });

const birthday: Sample = {
  name: 'Birthday: confetti',
  kind: 'birthday',
  tags: ['birthday'],
  design: oneSlide(
    fade(70, '#2a1670', '#6b2bd9', '#ff5f8f'),
    [
      ...confetti(['#ffd166', '#ffffff', '#06d6a0', '#4cc9f0', '#ff9f1c']),
      ellipse('Disc', [190, 150, 700, 700], {
        fill: solid('field:team'),
        stroke: { colour: '#ffffff', width: 14 },
        shadow: { colour: '#00000066', x: 0, y: 20, blur: 60 },
        pins: ['centre', 'middle'],
        over: { wide: { place: [120, 190, 700, 700] } },
      }),
      text(
        'Age',
        [290, 220, 500, 480],
        '{age}',
        { ...headline, size: 430, align: 'centre', colour: 'field:team.text', lineHeight: 1 },
        { pins: ['centre', 'middle'], over: { wide: { place: [220, 270, 500, 480] } } },
      ),
      text(
        'Today',
        [230, 690, 620, 70],
        'today',
        { ...label, size: 52, align: 'centre', colour: 'field:team.text' },
        { allow: 'nothing', pins: ['centre', 'middle'], over: { wide: { place: [160, 735, 620, 70] } } },
      ),
      slash('Plate', [64, 800, 952, 132], solid('#ffffff'), 0.04, {
        pins: ['stretch', 'bottom'],
        shadow: { colour: '#00000055', x: 0, y: 12, blur: 30 },
        over: { story: { place: [64, 1310, 952, 140] }, wide: { place: [880, 500, 940, 150] } },
      }),
      text(
        'Name',
        [116, 806, 848, 120],
        '{player}',
        { ...headline, size: 84, colour: ink, align: 'centre' },
        {
          pins: ['stretch', 'bottom'],
          over: { story: { place: [116, 1318, 848, 124] }, wide: { place: [930, 510, 840, 130] } },
        },
      ),
      text(
        'Greeting',
        [64, 950, 952, 70],
        '{greeting}',
        { ...strong, weight: 700, size: 56, align: 'centre' },
        {
          pins: ['stretch', 'bottom'],
          over: { story: { place: [64, 1462, 952, 70] }, wide: { place: [880, 390, 940, 80] } },
        },
      ),
    ],
    [
      field('player', 'Player', 'player', { initial: 'Sophie Ecclestone', required: true }),
      field('age', 'Age', 'number', { initial: 27, required: true }),
      field('team', 'Team', 'team', { initial: 'Lancashire', required: true }),
      field('greeting', 'Greeting', 'text', { initial: 'Happy birthday!', most: 40 }),
    ],
  ),
};

const ticket: Sample = {
  name: 'Tickets: the stub',
  kind: 'ticket',
  tags: ['tickets', 'sales'],
  design: oneSlide(
    fade(100, '#0b5d4b', '#06332c'),
    [
      ...ground([540, 540, 620], '#ffffff', ['centre', 'middle']),
      ...competitionLine('#ffffff', gold),
      ...boardMark('#ffffff'),
      rectangle('Ticket', [64, 220, 952, 520], solid(chalk), {
        radius: 26,
        shadow: { colour: '#00000088', x: 0, y: 26, blur: 60 },
        pins: ['stretch', 'middle'],
        over: { story: { place: [64, 560, 952, 560] }, wide: { place: [260, 220, 1400, 520] } },
      }),
      rectangle('Stub', [744, 220, 272, 520], solid('field:home'), {
        radius: 26,
        pins: ['right', 'middle'],
        over: { story: { place: [744, 560, 272, 560] }, wide: { place: [1330, 220, 330, 520] } },
      }),
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) =>
        ellipse(`Hole ${index + 1}`, [734, 250 + index * 53, 20, 20], {
          fill: solid('#08463a'),
          pins: ['right', 'middle'],
          over: {
            story: { place: [734, 590 + index * 58, 20, 20] },
            wide: { place: [1320, 250 + index * 53, 20, 20] },
          },
        }),
      ),
      text(
        'When',
        [112, 258, 580, 60],
        '{when}',
        { ...label, size: 40, colour: red },
        {
          pins: ['left', 'middle'],
          over: { story: { place: [112, 606, 580, 64] }, wide: { place: [320, 262, 940, 60] } },
        },
      ),
      text(
        'Home',
        [110, 326, 590, 120],
        '{home}',
        { ...headline, size: 106, colour: ink },
        {
          pins: ['left', 'middle'],
          over: { story: { place: [110, 680, 590, 130] }, wide: { place: [318, 330, 960, 126] } },
        },
      ),
      text(
        'v',
        [112, 448, 590, 56],
        'versus',
        { ...plain, size: 42, colour: '#070b1c99' },
        {
          allow: 'nothing',
          pins: ['left', 'middle'],
          over: { story: { place: [112, 814, 590, 60] }, wide: { place: [320, 458, 900, 56] } },
        },
      ),
      text(
        'Away',
        [110, 504, 590, 120],
        '{away}',
        { ...headline, size: 106, colour: ink },
        {
          pins: ['left', 'middle'],
          over: { story: { place: [110, 876, 590, 130] }, wide: { place: [318, 512, 960, 126] } },
        },
      ),
      text(
        'Ground',
        [112, 640, 590, 60],
        '{ground}',
        { ...plain, weight: 500, size: 38, colour: '#070b1cc0' },
        {
          pins: ['left', 'middle'],
          over: { story: { place: [112, 1024, 590, 60] }, wide: { place: [320, 650, 940, 60] } },
        },
      ),
      badge('Badge', [790, 272, 180, 180], 'home', {
        pins: ['right', 'middle'],
        over: { story: { place: [790, 620, 180, 180] }, wide: { place: [1395, 262, 200, 200] } },
      }),
      text(
        'From',
        [764, 490, 232, 50],
        'from',
        { ...label, size: 34, colour: 'field:home.text', align: 'centre' },
        {
          allow: 'nothing',
          pins: ['right', 'middle'],
          over: { story: { place: [764, 850, 232, 50] }, wide: { place: [1350, 500, 290, 50] } },
        },
      ),
      text(
        'Price',
        [764, 540, 232, 150],
        '{price}',
        { ...headline, size: 120, colour: 'field:home.text', align: 'centre' },
        {
          pins: ['right', 'middle'],
          over: { story: { place: [764, 900, 232, 150] }, wide: { place: [1350, 548, 290, 150] } },
        },
      ),
      text(
        'Call',
        [64, 800, 952, 110],
        '{call}',
        { ...headline, size: 88, align: 'centre' },
        { pins: ['stretch', 'bottom'], over: { story: { place: [64, 1200, 952, 120] } } },
      ),
      text(
        'Address',
        [64, 914, 952, 60],
        '{address}',
        { ...plain, weight: 600, size: 46, align: 'centre', colour: gold },
        { pins: ['stretch', 'bottom'], over: { story: { place: [64, 1330, 952, 64] } } },
      ),
    ],
    [
      field('competition', 'Competition', 'text', { fact: 'competition', initial: 'Vitality Blast', most: 60 }),
      field('home', 'Home', 'team', { fact: 'home', initial: 'Nottinghamshire', required: true }),
      field('away', 'Away', 'team', { fact: 'away', initial: 'Gloucestershire', required: true }),
      field('when', 'When', 'text', { fact: 'when', initial: 'Sat 2 July 14:30', required: true, most: 40 }),
      field('ground', 'Ground', 'text', { fact: 'ground', initial: 'Trent Bridge, Nottingham', most: 60 }),
      field('price', 'Price', 'text', { initial: '£15', required: true, most: 8 }),
      field('call', 'Call', 'text', { initial: 'Be there for the derby', required: true, most: 40 }),
      field('address', 'Address', 'text', { initial: 'tickets.example.org', most: 60 }),
    ],
  ),
};

export const afterPlay: readonly Sample[] = [result, playerOfTheMatch, standings, fixtures, quote, birthday, ticket];
