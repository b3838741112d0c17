import { describe, expect, it } from 'vitest';
import { homeSide } from './home-side.ts';

describe('the side at home', () => {
  const cases: [string, string | undefined, string, string, boolean, string | undefined][] = [
    ['Kennington Oval, London', 'London', 'Essex', 'Surrey', false, 'Surrey'],
    ["Lord's", undefined, 'Surrey', 'Middlesex', false, 'Middlesex'],
    ['Lord’s, London', 'London', 'Oval Invincibles', 'London Spirit', false, 'London Spirit'],
    ['County Ground, Chelmsford', undefined, 'Kent', 'Essex', false, 'Essex'],
    ['County Ground, Hove', 'Brighton', 'Kent', 'Sussex', false, 'Sussex'],
    ['Riverside Ground, Chester-le-Street', 'Chester-le-Street', 'Lancashire', 'Durham', false, 'Durham'],
    ["Queen's Park, Chesterfield", 'Chesterfield', 'Lancashire', 'Derbyshire', false, 'Derbyshire'],
    ['Kent County Cricket Ground, Beckenham', 'Beckenham', 'Surrey', 'Kent', false, 'Kent'],
    ["Mitchells and Butlers' Ground, Birmingham", 'Birmingham', 'Sussex', 'Warwickshire', false, 'Warwickshire'],
    ['St Lawrence Ground', 'Canterbury', 'Somerset', 'Kent', false, 'Kent'],
    [
      'North Marine Road Ground, Scarborough',
      'Scarborough',
      'Thunder',
      'Northern Diamonds',
      false,
      'Northern Diamonds',
    ],
    // A final on a neutral ground, and a ground that is not in the list.
    ['Edgbaston, Birmingham', 'Birmingham', 'Kent', 'Somerset', false, undefined],
    ['The Meadow', 'Nowhere', 'Kent', 'Somerset', false, undefined],
    ["Lord's, London", 'London', 'India', 'England', true, 'England'],
    ['Sophia Gardens, Cardiff', 'Cardiff', 'Pakistan', 'England', true, 'England'],
    ['Edgbaston, Birmingham', 'Birmingham', 'Australia', 'India', true, undefined],
    ['North Sydney Oval, Sydney', 'Sydney', 'England', 'Australia', true, 'Australia'],
    ['Kensington Oval, Bridgetown', 'Barbados', 'England', 'West Indies', true, 'West Indies'],
  ];
  it.each(cases)('is found at %s (%s) for %s and %s (USR-132)', (venue, city, first, second, international, home) => {
    expect(homeSide({ teams: [first, second], venue, city, international })).toBe(home);
    expect(homeSide({ teams: [second, first], venue, city, international })).toBe(home);
  });
});
