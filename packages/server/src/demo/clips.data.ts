/** What people marked in the recordings of the demo: which one, in and out in seconds, and what they said of it. */
export interface DemoMoment {
  recording: number;
  tcIn: number;
  tcOut: number;
  tag: string;
  team?: 'home' | 'away';
  note?: string;
  by: 'archive' | 'archive-admin' | 'admin';
  /** What became of it; absent: only marked. */
  becomes?: 'clipped' | 'requested' | 'clipping' | 'failed' | 'cancelled';
}

export const demoMoments: readonly DemoMoment[] = [
  { recording: 0, tcIn: 4.2, tcOut: 9.8, tag: 'Toss', note: 'Heads. They will bat first under clear skies', by: 'archive-admin', becomes: 'clipped' },
  { recording: 0, tcIn: 18, tcOut: 26.4, tag: 'Walk Out', team: 'home', by: 'archive' },
  { recording: 0, tcIn: 96.4, tcOut: 101.6, tag: 'Celebrations', team: 'away', note: 'Huddle, and the captain points at the slips', by: 'archive', becomes: 'clipped' },
  { recording: 0, tcIn: 120, tcOut: 128, tag: 'Crowd', note: 'Mexican wave gets round twice', by: 'admin' },
  { recording: 1, tcIn: 30, tcOut: 38, tag: 'Ground View', note: 'Wide from the pavilion end, clouds over the gasholders', by: 'archive' },
  { recording: 1, tcIn: 64.8, tcOut: 70.4, tag: 'Milestone', team: 'home', note: 'Bat raised to the balcony for the hundred', by: 'archive-admin', becomes: 'clipped' },
  { recording: 1, tcIn: 200, tcOut: 214, tag: 'Beauty Shot', note: 'Low sun along the rope', by: 'archive' },
  { recording: 2, tcIn: 12, tcOut: 20, tag: 'Warm Up', team: 'away', by: 'admin' },
  { recording: 2, tcIn: 78, tcOut: 84, tag: 'Review', note: 'Three reds, given', by: 'archive' },
  { recording: 3, tcIn: 44, tcOut: 52, tag: 'Standing Ovation', note: 'The whole ground is up', by: 'archive-admin' },
  { recording: 4, tcIn: 150, tcOut: 158, tag: 'Great Fielding', team: 'home', note: 'Full stretch at backward point', by: 'archive', becomes: 'requested' },
  { recording: 5, tcIn: 22, tcOut: 30, tag: 'Chance Missed', team: 'away', note: 'Put down at second slip', by: 'archive' },
  { recording: 6, tcIn: 88, tcOut: 97, tag: 'Umpire Decision', by: 'admin', becomes: 'cancelled' },
  { recording: 7, tcIn: 160, tcOut: 175, tag: 'Weather Delay', note: 'Covers on, ten minutes lost', by: 'archive' },
  { recording: 9, tcIn: 205, tcOut: 218, tag: 'Handshakes', note: 'Test won before tea on the last day', by: 'archive-admin', becomes: 'clipped' },
  { recording: 9, tcIn: 222, tcOut: 234, tag: 'Presentation', by: 'archive-admin' },
  { recording: 10, tcIn: 36, tcOut: 44, tag: 'Crowd Catch', note: 'One-handed, pint still full', by: 'archive', becomes: 'clipped' },
  { recording: 11, tcIn: 190, tcOut: 198, tag: 'Celebrations', team: 'home', by: 'archive' },
  { recording: 12, tcIn: 50, tcOut: 57, tag: 'Dressing Room', note: 'Padded up and waiting', by: 'admin' },
  { recording: 13, tcIn: 214, tcOut: 226, tag: 'Interview', by: 'archive' },
  { recording: 14, tcIn: 16, tcOut: 24, tag: 'Ground View', note: 'Lights on, crowd still coming in', by: 'archive', becomes: 'clipping' },
  { recording: 15, tcIn: 228, tcOut: 238, tag: 'Celebrations', team: 'home', note: 'Last ball, six needed, gone', by: 'archive-admin', becomes: 'clipped' },
  { recording: 16, tcIn: 60, tcOut: 68, tag: 'Behind The Scenes', by: 'archive' },
  { recording: 17, tcIn: 130, tcOut: 139, tag: 'Coaching Staff', by: 'admin', becomes: 'failed' },
  { recording: 19, tcIn: 226, tcOut: 237, tag: 'Trophy Lift', team: 'away', note: 'Confetti, twice', by: 'archive', becomes: 'clipped' },
];
