import type { Inspiration } from '@pavilion/domain/inspirations';

export interface DemoInspiration {
  title: string;
  author: string;
  type: NonNullable<Inspiration['type']>;
  /** Source page; absent for an upload. */
  site?: keyof typeof demoSites;
  tags: string[];
  /** Width by height of its picture; absent without a picture. */
  size?: [number, number];
  /** Kind of demo media, for an upload. */
  medium?: 'Video' | 'Animation' | 'Image';
  description?: string;
}

/** Searches, so that a demo link leads to similar content. */
export const demoSites = {
  youtube: 'https://www.youtube.com/results?search_query=',
  instagram: 'https://www.instagram.com/explore/search/keyword/?q=',
  twitter: 'https://x.com/search?q=',
  tiktok: 'https://www.tiktok.com/search?q=',
  facebook: 'https://www.facebook.com/search/top?q=',
  linkedin: 'https://www.linkedin.com/search/results/content/?keywords=',
  vimeo: 'https://vimeo.com/search?q=',
  behance: 'https://www.behance.net/search/projects/',
};

export const demoInspirations: DemoInspiration[] = [
  { title: 'One take through the pavilion', author: 'Long Room Films', type: 'Video', site: 'youtube', tags: ['one take', 'drone', 'match day'], size: [960, 540], description: 'A drone flies from the street through the turnstiles and out over the square in a single shot.' },
  { title: 'Bowling action in 16 frames', author: 'Seam Studio', type: 'Animation', site: 'instagram', tags: ['slow motion', 'loop', 'analysis'], size: [720, 900] },
  { title: 'Type that swings late', author: 'Ink & Willow', type: 'Design', site: 'behance', tags: ['typography', 'poster'], size: [720, 1018] },
  { title: 'The sound of a full house', author: 'Third Umpire Audio', type: 'Video', site: 'youtube', tags: ['sound', 'crowd', 'match day'], size: [960, 540] },
  { title: 'Scoreboards as data portraits', author: 'Maiden Over', type: 'Illustration', site: 'behance', tags: ['data', 'illustration'], size: [720, 720] },
  { title: 'Walk-out songs, ranked by the dressing room', author: '@middlestump', type: 'Video', site: 'tiktok', tags: ['players', 'funny', 'vertical'], size: [640, 1138] },
  { title: 'Why vertical works for test cricket', author: 'Priya Nair', type: 'Article', site: 'linkedin', tags: ['vertical', 'strategy'], description: 'Five sessions, five formats: what held people for longer than a minute, and what did not.' },
  { title: 'Ticket wallet with a seam you can feel', author: 'Cover Point', type: 'App/Utility', site: 'linkedin', tags: ['app', 'tickets'], size: [900, 600] },
  { title: 'Night session light study', author: 'Rae Okafor', type: 'Photo', site: 'instagram', tags: ['night', 'light', 'portrait'], size: [720, 900] },
  { title: 'Forty seconds, forty sixes', author: 'Cow Corner', type: 'Video', site: 'twitter', tags: ['edit', 'fast', 'sixes'], size: [720, 720] },
  { title: 'Stop-motion groundstaff', author: 'Heavy Roller', type: 'Animation', site: 'vimeo', tags: ['stop motion', 'groundstaff'], size: [960, 540] },
  { title: 'A crest in three strokes', author: 'Studio Silly Point', type: 'Design', site: 'behance', tags: ['logo', 'identity', 'typography'], size: [900, 675] },
  { title: 'Kids commentate the final', author: 'All Stars', type: 'Video', site: 'facebook', tags: ['grassroots', 'funny', 'sound'], size: [960, 540] },
  { title: 'Risograph programme covers', author: 'Press Box Prints', type: 'Illustration', site: 'instagram', tags: ['poster', 'print', 'illustration'], size: [720, 960] },
  { title: 'Win predictor you can play with', author: 'Required Rate', type: 'Game', site: 'twitter', tags: ['data', 'game', 'second screen'], size: [900, 506] },
  { title: 'Lower thirds that know the batter', author: 'Onscreen', type: 'Motion Graphic', site: 'vimeo', tags: ['broadcast', 'lower third', 'data'], size: [960, 540] },
  { title: 'Portraits at the tea interval', author: 'Rae Okafor', type: 'Photo', site: 'instagram', tags: ['portrait', 'players', 'light'], size: [720, 1080] },
  { title: 'Colour of the counties', author: 'Eighteen', type: 'Design', site: 'behance', tags: ['identity', 'colour', 'counties'], size: [720, 900] },
  { title: 'Fan zone built like a fairground', author: 'Boundary Events', type: 'Event', site: 'facebook', tags: ['fan zone', 'event', 'families'], size: [900, 600] },
  { title: 'Captain’s notebook, filmed from above', author: 'Long Room Films', type: 'Video', site: 'youtube', tags: ['players', 'documentary', 'one take'], size: [960, 540] },
  { title: 'Collectable innings', author: 'Ledger Lane', type: 'Web3', site: 'twitter', tags: ['collectables', 'data'], size: [720, 720] },
  { title: 'What a yorker looks like to a goalkeeper', author: '@crossbat', type: 'Video', site: 'tiktok', tags: ['crossover', 'funny', 'vertical'], size: [640, 1138] },
  { title: 'Sponsor boards without the boards', author: 'Onscreen', type: 'Motion Graphic', site: 'linkedin', tags: ['sponsor', 'broadcast'], size: [900, 506] },
  { title: 'Hand-drawn wagon wheels', author: 'Maiden Over', type: 'Illustration', site: 'instagram', tags: ['data', 'illustration', 'loop'], size: [720, 720] },
  { title: 'Six stories from one ball', author: 'Required Rate', type: 'Article', site: 'linkedin', tags: ['strategy', 'storytelling', 'data'] },
  { title: 'Rain delay karaoke', author: 'Covers On', type: 'Video', site: 'tiktok', tags: ['funny', 'crowd', 'vertical'], size: [640, 1138] },
  { title: 'Kit launch in a barber’s chair', author: 'Short Leg', type: 'Video', site: 'youtube', tags: ['kit launch', 'players', 'storytelling'], size: [960, 540] },
  { title: 'Bat maker, from clefts to crease', author: 'Willow & Co', type: 'Video', site: 'vimeo', tags: ['documentary', 'craft', 'sound'], size: [960, 402] },
  { title: 'Accessible match-day map', author: 'Open Gates', type: 'App/Utility', site: 'behance', tags: ['app', 'accessibility', 'match day'], size: [720, 1018] },
  { title: 'Freeze frame, then type', author: 'Seam Studio', type: 'Motion Graphic', site: 'instagram', tags: ['typography', 'edit', 'fast'], size: [720, 900] },
  { title: 'Postcards from away days', author: 'Barmy Prints', type: 'Illustration', site: 'facebook', tags: ['illustration', 'print', 'crowd'], size: [900, 635] },
  { title: 'The keeper’s view', author: 'Stump Cam', type: 'Video', site: 'youtube', tags: ['pov', 'slow motion', 'players'], size: [960, 540] },
  { title: 'Storyboard for the autumn trailer', author: 'In-house', type: 'Video', tags: ['trailer', 'storytelling'], medium: 'Video' },
  { title: 'Test of the new end board', author: 'In-house', type: 'Video', tags: ['end board', 'sponsor'], medium: 'Video' },
  { title: 'Ball trail, first pass', author: 'In-house', type: 'Animation', tags: ['loop', 'data'], medium: 'Animation' },
  { title: 'Vertical opener, cut for phones', author: 'In-house', type: 'Video', tags: ['vertical', 'edit'], medium: 'Video' },
  { title: 'Poster seen at Vauxhall station', author: 'Photo by Ira', type: 'Photo', tags: ['poster', 'typography', 'outdoor'], medium: 'Image' },
  { title: 'Programme cover, 1996', author: 'From the archive', type: 'Photo', tags: ['print', 'archive'], medium: 'Image' },
  { title: 'Screenshot of the rival’s story set', author: 'Photo by Omar', type: 'Design', tags: ['stories', 'vertical', 'typography'], medium: 'Image' },
];

/** A link that could not be read, as with platforms that require sign-in. */
export const unreadLink = {
  url: 'https://www.instagram.com/p/C8sQ1yPvLw4/',
  reason: 'This page cannot be read without signing in. A screenshot can be uploaded instead.',
};

export const demoComments = [
  'This pace, for the Finals Day opener.',
  'Love the sound. Could we mic the square the same way?',
  'Beautiful, but it needs captions to work on phones.',
  'We tried something like it in 2024, happy to dig out the project.',
  'The type is the idea here, not the film.',
  'Ask the counties for theirs, there must be more of this.',
  'Would this hold at six seconds?',
  'Showed it to the sponsor, they want one.',
];
