import { type ArchiveEvent, archiveEvents } from '@pavilion/domain/archive';
import { describe, expect, it } from 'vitest';
import { restOf } from './rest-of-placing.ts';

const ball: ArchiveEvent = {
  ...archiveEvents.schema.parse({ match: 'm', source: 'feed', innings: 2, over: 14, ballNum: 3 }),
  id: 'ball',
  _rev: 1,
};

describe('placing deliveries, once no later ball is left', () => {
  it.each([
    ['waits for the balls', { waiting: true, empty: false, missing: undefined }, /^Loading…$/],
    [
      'says whom to ask, and what to do until then, when none are known',
      { waiting: false, empty: true, missing: undefined },
      /^No deliveries are known for this match: .*Ask the people who run Pavilion to import it\. .*mark moments as clips, with I and O\.$/,
    ],
    [
      'says that all are on film',
      { waiting: false, empty: false, missing: undefined },
      /^Every ball of this match is on film\.$/,
    ],
    [
      'names an earlier ball that is not',
      { waiting: false, empty: false, missing: ball },
      /14\.3.* of innings 2 is not\.$/,
    ],
  ])('%s (ARC-110)', (_case, rest, sentence) => {
    expect(restOf(rest)).toMatch(sentence);
  });
});
