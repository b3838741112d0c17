import { gold, headline, ink, plain, slash, strong } from './motifs.ts';
import { badge, fade, field, oneSlide, type Sample, solid, text } from './pieces.ts';

const leave = (kind: 'fade' | 'wipe from right' | 'slide from bottom', delay = 0) => ({
  kind,
  delay,
  length: 350,
  easing: 'ease in' as const,
});
const clear = solid('#00000000');
const screen = { screen: { width: 1920, height: 1080, label: 'Broadcast', order: 0 } };

const lowerThird: Sample = {
  name: 'Lower third',
  kind: 'free',
  tags: ['on air', 'moving'],
  design: oneSlide(
    clear,
    [
      slash('Plate', [120, 720, 980, 120], solid('field:team'), 0.03, {
        enter: { kind: 'wipe from left', length: 450 },
        leave: leave('wipe from right', 120),
      }),
      slash('Foot', [98, 840, 760, 62], solid('#ffffff'), 0.03, {
        enter: { kind: 'wipe from left', delay: 200, length: 400 },
        leave: leave('wipe from right'),
        showIf: { field: 'role', is: 'set' },
      }),
      badge('Badge', [140, 690, 150, 150], 'team', {
        enter: { kind: 'scale', delay: 250, length: 450, easing: 'overshoot' },
        leave: leave('fade'),
      }),
      text(
        'Name',
        [320, 726, 730, 108],
        '{name}',
        { ...headline, size: 76, colour: 'field:team.text' },
        { enter: { kind: 'fade', delay: 350, length: 300 }, leave: leave('fade') },
      ),
      text(
        'Role',
        [140, 844, 690, 54],
        '{role}',
        { ...strong, weight: 600, size: 38, colour: ink },
        { enter: { kind: 'fade', delay: 450, length: 300 }, leave: leave('fade') },
      ),
    ],
    [
      field('name', 'Name', 'text', { initial: 'Sophie Ecclestone', required: true, most: 40 }),
      field('role', 'Who that is', 'text', { initial: 'Lancashire, left-arm spin', most: 60 }),
      field('team', 'Team', 'team', { initial: 'Lancashire', required: true }),
    ],
    screen,
  ),
};

const scoreStrip: Sample = {
  name: 'Score strip',
  kind: 'session score',
  tags: ['on air', 'score'],
  design: oneSlide(
    clear,
    [
      slash('Strip', [60, 960, 1800, 84], fade(0, '#070b1cf2', '#0c1738f2'), 0.012, {
        enter: { kind: 'slide from bottom', length: 450 },
        leave: leave('slide from bottom'),
      }),
      slash('Side', [60, 960, 470, 84], solid('field:batting'), 0.05, {
        enter: { kind: 'slide from bottom', length: 450 },
        leave: leave('slide from bottom'),
      }),
      text(
        'Team',
        [100, 960, 180, 84],
        '{batting.code}',
        { ...headline, size: 50, colour: 'field:batting.text' },
        { enter: { kind: 'fade', delay: 300, length: 250 }, leave: leave('fade') },
      ),
      text(
        'Score',
        [270, 960, 230, 84],
        '{score}',
        { ...headline, size: 54, colour: 'field:batting.text', tabular: true, align: 'right' },
        { enter: { kind: 'fade', delay: 300, length: 250 }, leave: leave('fade') },
      ),
      text(
        'Overs',
        [560, 960, 230, 84],
        '{overs}',
        { ...strong, weight: 600, size: 40 },
        { enter: { kind: 'fade', delay: 350, length: 250 }, leave: leave('fade') },
      ),
      text(
        'Bowler',
        [820, 960, 520, 84],
        '{bowler}',
        { ...plain, weight: 600, size: 38 },
        { enter: { kind: 'fade', delay: 400, length: 250 }, leave: leave('fade') },
      ),
      text(
        'Chase',
        [1360, 960, 460, 84],
        '{chase}',
        { ...strong, size: 38, colour: gold, align: 'right' },
        { enter: { kind: 'fade', delay: 450, length: 250 }, leave: leave('fade') },
      ),
    ],
    [
      field('batting', 'Batting side', 'team', { fact: 'batting', initial: 'Yorkshire', required: true }),
      field('score', 'Score', 'text', { fact: 'score', initial: '142/3', required: true, most: 12 }),
      field('overs', 'Overs', 'text', { fact: 'oversWords', initial: '17.2 overs', most: 20 }),
      field('bowler', 'Bowler', 'text', { fact: 'bowlerLine', initial: 'Ben Sanderson 1-28 (4)', most: 60 }),
      field('chase', 'Chase', 'text', { fact: 'chase', initial: 'Need 48 from 16 balls', most: 60 }),
    ],
    screen,
  ),
};

/** Graphics for a stream, on a transparent ground (GFX-028). */
export const onAir: readonly Sample[] = [lowerThird, scoreStrip];
