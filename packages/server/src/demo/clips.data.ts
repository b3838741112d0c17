/** Moments marked in the demo's recordings: which recording, in and out points in seconds, and a note. */
export interface DemoMoment {
  recording: number;
  tcIn: number;
  tcOut: number;
  tag: string;
  team?: 'home' | 'away';
  note?: string;
  by: 'archive' | 'archive-admin' | 'admin';
  /** Outcome of the clipping request; absent when only marked. */
  becomes?: 'clipped' | 'requested' | 'clipping' | 'failed' | 'cancelled';
}

export const demoMoments: readonly DemoMoment[] = [
  { recording: 0, tcIn: 2.8, tcOut: 7.8, tag: 'Toss', note: 'Heads. They will bat first under clear skies', by: 'archive-admin', becomes: 'clipped' },
  { recording: 0, tcIn: 12, tcOut: 20.4, tag: 'Walk Out', team: 'home', by: 'archive' },
  { recording: 0, tcIn: 64.28, tcOut: 69.28, tag: 'Celebrations', team: 'away', note: 'Huddle, and the captain points at the slips', by: 'archive', becomes: 'clipped' },
  { recording: 0, tcIn: 80, tcOut: 88, tag: 'Crowd', note: 'Mexican wave gets round twice', by: 'admin' },
  { recording: 1, tcIn: 20, tcOut: 28, tag: 'Ground View', note: 'Wide from the pavilion end, clouds over the gasholders', by: 'archive' },
  { recording: 1, tcIn: 43.2, tcOut: 48.2, tag: 'Milestone', team: 'home', note: 'Bat raised to the balcony for the hundred', by: 'archive-admin', becomes: 'clipped' },
  { recording: 1, tcIn: 133.32, tcOut: 147.32, tag: 'Beauty Shot', note: 'Low sun along the rope', by: 'archive' },
  { recording: 2, tcIn: 8, tcOut: 16, tag: 'Warm Up', team: 'away', by: 'admin' },
  { recording: 2, tcIn: 52, tcOut: 58, tag: 'Review', note: 'Three reds, given', by: 'archive' },
  { recording: 3, tcIn: 29.32, tcOut: 37.32, tag: 'Standing Ovation', note: 'The whole ground is up', by: 'archive-admin' },
  { recording: 4, tcIn: 100, tcOut: 108, tag: 'Great Fielding', team: 'home', note: 'Full stretch at backward point', by: 'archive', becomes: 'requested' },
  { recording: 5, tcIn: 14.68, tcOut: 22.68, tag: 'Chance Missed', team: 'away', note: 'Put down at second slip', by: 'archive' },
  { recording: 6, tcIn: 58.68, tcOut: 67.68, tag: 'Umpire Decision', by: 'admin', becomes: 'cancelled' },
  { recording: 7, tcIn: 106.68, tcOut: 121.68, tag: 'Weather Delay', note: 'Covers on, ten minutes lost', by: 'archive' },
  { recording: 9, tcIn: 136.68, tcOut: 141.68, tag: 'Handshakes', note: 'Test won before tea on the last day', by: 'archive-admin', becomes: 'clipped' },
  { recording: 9, tcIn: 148, tcOut: 160, tag: 'Presentation', by: 'archive-admin' },
  { recording: 10, tcIn: 24, tcOut: 29, tag: 'Crowd Catch', note: 'One-handed, pint still full', by: 'archive', becomes: 'clipped' },
  { recording: 11, tcIn: 126.68, tcOut: 134.68, tag: 'Celebrations', team: 'home', by: 'archive' },
  { recording: 12, tcIn: 33.32, tcOut: 40.32, tag: 'Dressing Room', note: 'Padded up and waiting', by: 'admin' },
  { recording: 13, tcIn: 142.68, tcOut: 154.68, tag: 'Interview', by: 'archive' },
  { recording: 14, tcIn: 10.68, tcOut: 18.68, tag: 'Ground View', note: 'Lights on, crowd still coming in', by: 'archive', becomes: 'clipping' },
  { recording: 15, tcIn: 152, tcOut: 157, tag: 'Celebrations', team: 'home', note: 'Last ball, six needed, gone', by: 'archive-admin', becomes: 'clipped' },
  { recording: 16, tcIn: 40, tcOut: 48, tag: 'Behind The Scenes', by: 'archive' },
  { recording: 17, tcIn: 86.68, tcOut: 95.68, tag: 'Coaching Staff', by: 'admin', becomes: 'failed' },
  { recording: 19, tcIn: 150.68, tcOut: 155.68, tag: 'Trophy Lift', team: 'away', note: 'Confetti, twice', by: 'archive', becomes: 'clipped' },
];
