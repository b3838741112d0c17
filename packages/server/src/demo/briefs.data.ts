/** Briefs as a cricket board's content team writes them: title, department, brands, folders with their deliverables. */
export interface DemoBrief {
  title: string;
  department: string;
  brands: string[];
  partner?: string;
  template?: 'Content' | 'Licencing' | 'In-Stadia';
  objective: string;
  audience: string;
  folders: Record<string, string[]>;
}

const social = ['Hero film', 'Vertical cut', 'Square cut', 'Story frame', 'Thumbnail'];
const campaign = ['Launch film', 'Teaser', 'Six-sheet', 'Email header', 'Press release PDF'];
const matchday = ['Toss graphic', 'Line-up', 'Innings break', 'Result graphic', 'Player of the match', 'Highlights reel'];
const stadium = ['Big screen loop', 'Perimeter board', 'Fan-cam frame', 'Boundary sting'];

export const demoBriefs: DemoBrief[] = [
  { title: "Women's Ashes: the road to Lord's", department: 'Digital', brands: ['England Women'], partner: 'Metro Bank', objective: 'Sell out the first day and make the squad household names.', audience: 'Casual fans aged 18 to 34', folders: { Launch: campaign, Social: social } },
  { title: 'The Hundred opening night', department: 'The Hundred', brands: ['The Hundred'], partner: 'KP Snacks', objective: 'Own Friday night: music, fireworks, cricket.', audience: 'Families new to cricket', folders: { Social: social, 'In stadium': stadium } },
  { title: 'Vitality Blast Finals Day', department: 'Digital', brands: ['Vitality Blast'], partner: 'Vitality', objective: 'One day, three games, one trophy: cover every moment.', audience: 'Blast followers and neutral fans', folders: { Matchday: matchday, Social: social } },
  { title: 'County Championship round 7', department: 'Digital', brands: ['County Championship'], partner: 'Rothesay', objective: 'Bring the four-day game to people at work.', audience: 'County members', folders: { Matchday: matchday } },
  { title: 'Metro Bank One Day Cup quarter-finals', department: 'Digital', brands: ['One Day Cup'], partner: 'Metro Bank', objective: 'Introduce the next generation of county players.', audience: 'County fans', folders: { Matchday: matchday, Social: ['Ones to watch', 'Best catches', 'Fixture card'] } },
  { title: 'England Men v South Africa, first Test', department: 'Digital', brands: ['England Men'], partner: 'Toyota', objective: 'Five days at Lord’s, from the first ball to the handshake.', audience: 'Test followers worldwide', folders: { 'Day 1': matchday, 'Day 2': matchday, Wrap: ['Series graphic', 'Session highlights', 'Long read PDF'] } },
  { title: 'All Stars Cricket: spring recruitment', department: 'National Programmes', brands: ['All Stars'], partner: 'Vitality', objective: 'Fifty thousand five-year-olds with a bat in hand.', audience: 'Parents of 5 to 8 year olds', folders: { Campaign: campaign, Clubs: ['Poster A3', 'Poster A4', 'Club toolkit PDF'] } },
  { title: 'Dynamos: summer of cricket', department: 'National Programmes', brands: ['Dynamos'], objective: 'Keep eight-year-olds playing once All Stars ends.', audience: 'Children aged 8 to 11', folders: { Campaign: campaign } },
  { title: 'Ticket ballot: next summer', department: 'Commercial Marketing', brands: ['England Men', 'England Women'], objective: 'A record ballot, opened in one week.', audience: 'Previous bookers', folders: { Social: social, Email: ['Email one', 'Email two', 'Last chance email'] } },
  { title: 'Sustainability report', department: 'Communications', brands: ['National Cricket Board'], objective: 'Publish what we did and what is next, without jargon.', audience: 'Press and partners', folders: { Report: ['Report PDF', 'Infographic', 'Summary film'] } },
  { title: 'Rothesay partnership launch', department: 'Partnerships', brands: ['England Men', 'County Championship'], partner: 'Rothesay', objective: 'Announce the new title partner of Test cricket.', audience: 'Partners and press', folders: { Launch: campaign } },
  { title: 'Lord’s final: in-stadium show', department: 'Events', brands: ['The Hundred'], template: 'In-Stadia', objective: 'Twenty-eight thousand people who look up.', audience: 'Spectators in the ground', folders: { 'In stadium': stadium, Music: ['Walk-on sting', 'Trophy lift film'] } },
  { title: 'Archive licensing showreel', department: 'Commercial Marketing', brands: ['National Cricket Board'], template: 'Licencing', objective: 'Show broadcasters what forty years of pictures hold.', audience: 'Rights buyers', folders: { Showreel: ['Showreel long', 'Showreel short', 'Rate card PDF'] } },
  { title: 'Meet the umpires', department: 'Communications', brands: ['National Cricket Board'], objective: 'Recruit two thousand new club umpires.', audience: 'Club members', folders: { Series: ['Episode one', 'Episode two', 'Episode three', 'Call to action'] } },
  { title: 'Disability Premier League', department: 'National Programmes', brands: ['National Cricket Board'], partner: 'Metro Bank', objective: 'First live final on national television.', audience: 'All fans', folders: { Social: social, Matchday: matchday } },
  { title: 'Player access days', department: 'Digital', brands: ['England Men', 'England Women'], objective: 'A season of answers, filmed in two days.', audience: 'Owned channels', folders: { Portraits: ['Portrait set A', 'Portrait set B'], Films: ['Quick-fire questions', 'Guess the player', 'Bat talk'] } },
  { title: 'Vitality: wellness in the nets', department: 'Partnerships', brands: ['England Women'], partner: 'Vitality', objective: 'Six exercises that fast bowlers swear by.', audience: 'Vitality members', folders: { Series: ['Warm-up', 'Core', 'Recovery'], Social: social } },
  { title: 'KP Snacks: crowd catch', department: 'Partnerships', brands: ['The Hundred'], partner: 'KP Snacks', objective: 'One catch in the crowd becomes a month of snacks.', audience: 'Families at The Hundred', folders: { Social: ['Rules card', 'Crowd catch film', 'Winners post'], 'In stadium': stadium } },
  { title: 'Toyota: the long drive', department: 'Partnerships', brands: ['England Men'], partner: 'Toyota', objective: 'Follow a groundsman from Durham to the Oval.', audience: 'Drivers, cricket or not', folders: { Film: ['Documentary', 'Trailer', 'Poster'] } },
  { title: 'Broadcast graphics refresh', department: 'P+G Marketing', brands: ['National Cricket Board'], objective: 'One look for every screen we own.', audience: 'Internal', folders: { Toolkit: ['Lower third', 'Scoreboard', 'Wipe', 'Guidelines PDF'] } },
];

/** Further, smaller briefs, varied by series and round, so that lists are as long as in a real season. */
const series = ['Vitality Blast', 'The Hundred', 'County Championship', 'One Day Cup', 'England Women', 'England Men'] as const;
const themes = ['weekend preview', 'best of the week', 'behind the rope', 'kit launch', 'fan stories'];
export const smallBriefs: DemoBrief[] = Array.from({ length: 20 }, (_, index) => {
  const brand = series[index % series.length]!;
  const theme = themes[index % themes.length]!;
  return {
    title: `${brand}: ${theme} ${1 + Math.floor(index / 5)}`,
    department: brand === 'The Hundred' ? 'The Hundred' : ['Digital', 'P+G Marketing', 'Communications'][index % 3]!,
    brands: [brand],
    partner: index % 4 === 0 ? ['Vitality', 'Sky', 'BBC'][index % 3] : undefined,
    objective: 'Keep people close to the game between matches.',
    audience: 'Followers of our own channels',
    folders: { Social: social.slice(0, 3 + (index % 3)), ...(index % 2 ? { Matchday: matchday.slice(0, 4) } : {}) },
  };
});
