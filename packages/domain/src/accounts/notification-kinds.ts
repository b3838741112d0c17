/** The ways in which somebody is told: inside the product, by e-mail, and in the chat service. */
export const notificationChannels = ['app', 'email', 'chat'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

interface KindEntry {
  /** What the person switches on and off. */
  label: string;
  /** Who is told, and when. */
  tells: string;
  /** After a number, for several of them in one message. */
  many: string;
  /** The channels on which it is told to those who have said nothing else. */
  defaults: readonly NotificationChannel[];
}

/**
 * Everything that the product tells people. The brief's chat channel hears of reviews for all, so one's own chat is told only
 * what is meant for oneself alone.
 */
export const notificationKinds = {
  mentioned: {
    label: 'Mentions',
    tells: 'Somebody writes @ and your name in a note.',
    many: 'mentions',
    defaults: ['app', 'email', 'chat'],
  },
  noteAnswered: {
    label: 'Answers to notes',
    tells: 'Somebody answers a note of yours, or one that you have answered.',
    many: 'answers to notes',
    defaults: ['app'],
  },
  lateNote: {
    label: 'Notes on older versions',
    tells: 'Somebody writes a note on a version of yours that is no longer the newest.',
    many: 'notes on older versions',
    defaults: ['app'],
  },
  versionToReview: {
    label: 'Versions to review',
    tells: 'A version awaits your feedback.',
    many: 'versions to review',
    defaults: ['app'],
  },
  decisionMade: {
    label: 'Decisions',
    tells: 'A reviewer decides on a version that you made.',
    many: 'decisions',
    defaults: ['app'],
  },
  signedOff: {
    label: 'Sign-offs',
    tells: 'A deliverable that you made or review is signed off.',
    many: 'sign-offs',
    defaults: ['app', 'email'],
  },
  sentBack: {
    label: 'Notes submitted',
    tells: 'A version that you made comes back with notes.',
    many: 'versions with notes',
    defaults: ['app', 'email'],
  },
  recalled: {
    label: 'Recalls',
    tells: 'A sign-off or a rejection is taken back.',
    many: 'recalls',
    defaults: ['app'],
  },
  overdue: {
    label: 'Overdue',
    tells: 'Each morning, while something that waits for you is past its deadline.',
    many: 'lists of what is overdue',
    defaults: ['app', 'email'],
  },
  draftFinished: {
    label: 'Finished drafts',
    tells: 'A draft brief is ready, where you submit briefs.',
    many: 'finished drafts',
    defaults: ['app', 'email'],
  },
  briefSubmitted: {
    label: 'Submitted briefs',
    tells: 'A brief with you as feedbacker, contact or author is submitted.',
    many: 'submitted briefs',
    defaults: ['app', 'email'],
  },
  zipReady: {
    label: 'Zips',
    tells: 'A zip that you asked for is ready to download.',
    many: 'zips',
    defaults: ['app'],
  },
  uploadRefused: {
    label: 'Refused uploads',
    tells: 'An upload of yours could not be kept.',
    many: 'refused uploads',
    defaults: ['app', 'email'],
  },
  accountApproved: {
    label: 'Account approved',
    tells: 'Your account is approved. The e-mail with the way to sign in always comes.',
    many: 'approved accounts',
    defaults: ['app'],
  },
  accountWaiting: {
    label: 'Accounts to approve',
    tells: 'Somebody new has signed in and waits for your approval, where you administer users.',
    many: 'accounts to approve',
    defaults: ['app'],
  },
} as const satisfies Record<string, KindEntry>;

export type NotificationKind = keyof typeof notificationKinds;
export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[];

/** What people have switched; what is absent follows the table. */
export type NotificationSwitches = Partial<Record<string, Partial<Record<NotificationChannel, boolean | undefined>>>>;

/** Whether somebody with these switches is told of this kind on this channel. */
export function isTold(
  switches: NotificationSwitches | undefined,
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean {
  const defaults: readonly NotificationChannel[] = notificationKinds[kind].defaults;
  return switches?.[kind]?.[channel] ?? defaults.includes(channel);
}

/** The words of a stored kind, also of one that is told no more. */
export function kindLabel(kind: string): string {
  return (notificationKinds as Record<string, KindEntry>)[kind]?.label ?? 'Other';
}

/** The heading of several that go out as one message: their own word where they are of one kind. */
export function countOfKinds(kinds: readonly string[]): string {
  const [first] = kinds;
  const alike = kinds.every((kind) => kind === first);
  const words = alike && first ? (notificationKinds as Record<string, KindEntry>)[first]?.many : undefined;
  return `${kinds.length} ${words ?? 'notifications'}`;
}
