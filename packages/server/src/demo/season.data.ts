/** A domestic season of this year: fixtures with venue and competition. Days count from the season's first. */
export interface DemoFixture {
  home: string;
  away: string;
  ground: string;
  day: number;
  competition: 'County Championship' | 'Vitality Blast' | 'Royal London One-Day Cup';
  stage: string;
}

export const demoGrounds: Record<string, string> = {
  Derbyshire: 'County Ground, Derby',
  Durham: 'Riverside Ground, Chester-le-Street',
  Essex: 'County Ground, Chelmsford',
  Glamorgan: 'Sophia Gardens, Cardiff',
  Gloucestershire: 'County Ground, Bristol',
  Hampshire: 'The Rose Bowl, Southampton',
  Kent: 'St Lawrence Ground, Canterbury',
  Lancashire: 'Old Trafford, Manchester',
  Leicestershire: 'Grace Road, Leicester',
  Middlesex: "Lord's, London",
  Northamptonshire: 'County Ground, Northampton',
  Nottinghamshire: 'Trent Bridge, Nottingham',
  Somerset: 'The Cooper Associates County Ground, Taunton',
  Surrey: 'Kennington Oval, London',
  Sussex: 'County Ground, Hove',
  Warwickshire: 'Edgbaston, Birmingham',
  Worcestershire: 'County Ground, New Road, Worcester',
  Yorkshire: 'Headingley, Leeds',
};

const counties = Object.keys(demoGrounds);
const kinds = ['County Championship', 'Vitality Blast', 'County Championship', 'Royal London One-Day Cup'] as const;
const rounds = 12;
const perRound = 4;

/** Each round pairs different counties; no county plays twice in a round. */
export const demoFixtures: readonly DemoFixture[] = Array.from({ length: rounds }, (_, round) =>
  Array.from({ length: perRound }, (__, game): DemoFixture => {
    const home = counties[(round * 5 + game * 4) % counties.length] as string;
    const away = counties[(round * 5 + game * 4 + 2) % counties.length] as string;
    const competition = kinds[round % kinds.length] ?? 'County Championship';
    return { home, away, ground: demoGrounds[home] ?? '', day: round * 14 + (game % 2), competition, stage: `Round ${round + 1}` };
  }),
).flat();
