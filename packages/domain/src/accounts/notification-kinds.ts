import type { Capability } from '../access/roles.ts';

/** Channels of notifications: inside Pavilion, by e-mail, in the chat service. */
export const notificationChannels = ['app', 'email', 'chat'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

interface KindEntry {
  /** Label of the switches. */
  label: string;
  /** Event that sends the notification, shown below the label. */
  tells: string;
  /** Plural after a number, for several in one message: "2 sign-offs". */
  many: string;
  /** Channels for users who have not set their own switches. */
  defaults: readonly NotificationChannel[];
  /** Who gets it; absent if anyone can. Others have no switches for it. */
  needs?: Capability;
}

/** Kinds of notifications. A person's own chat gets only mentions by default, since the brief's channel gets reviews. */
export const notificationKinds = {
  mentioned: {
    label: 'Mentions',
    tells: 'Someone mentions you with @ in a note.',
    many: 'mentions',
    defaults: ['app', 'email', 'chat'],
  },
  noteAnswered: {
    label: 'Responses to notes',
    tells: 'Someone responds to your note, or to a note that you responded to.',
    many: 'responses to notes',
    defaults: ['app'],
  },
  lateNote: {
    label: 'Notes on older versions',
    tells: 'Someone adds a note to an older version of yours.',
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
    tells: 'A reviewer decides on your version.',
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
    label: 'Rejections',
    tells: 'Your version is rejected, with notes or without.',
    many: 'rejections',
    defaults: ['app', 'email'],
  },
  recalled: {
    label: 'Recalls',
    tells: 'A sign-off or a rejection is recalled.',
    many: 'recalls',
    defaults: ['app'],
  },
  deliverableMoved: {
    label: 'Moves',
    tells: 'A deliverable that you uploaded, or of a brief with you as feedbacker or contact, moves to another brief.',
    many: 'moves',
    defaults: ['app'],
  },
  overdue: {
    label: 'Overdue',
    tells: 'Each morning, while something that awaits you is overdue.',
    many: 'overdue lists',
    defaults: ['app', 'email'],
  },
  draftFinished: {
    label: 'Finished drafts',
    tells: 'A draft brief is ready for you to submit.',
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
  collectionShared: {
    label: 'Shared collections',
    tells: 'Someone makes you an owner or editor of a collection.',
    many: 'shared collections',
    defaults: ['app'],
  },
  uploadRefused: {
    label: 'Refused uploads',
    tells: 'One of your uploads was refused.',
    many: 'refused uploads',
    defaults: ['app', 'email'],
  },
  accountApproved: {
    label: 'Account approved',
    tells: 'Your account is approved. You always get the e-mail on how to sign in.',
    many: 'approved accounts',
    defaults: ['app'],
  },
  secondFactorRemoved: {
    label: 'Second factor removed',
    tells: 'An administrator removes your second factor. You always get the e-mail.',
    many: 'removed second factors',
    defaults: ['app'],
  },
  tokenExpires: {
    label: 'API tokens that expire',
    tells: 'An API token that you made expires in a few days.',
    many: 'API tokens that expire',
    defaults: ['app', 'email'],
  },
  accountWaiting: {
    label: 'Accounts to approve',
    tells: 'Someone is waiting for you to approve their account.',
    many: 'accounts to approve',
    defaults: ['app', 'email'],
    needs: 'manageUsers',
  },
  backupLate: {
    label: 'Backups',
    tells: 'No nightly backup has succeeded for two days, or files in one were damaged.',
    many: 'reports of backups',
    defaults: ['app', 'email'],
    needs: 'manageUsers',
  },
  filesDamaged: {
    label: 'Damaged files',
    tells: 'Stored files are missing or have changed.',
    many: 'reports of damaged files',
    defaults: ['app', 'email'],
    needs: 'manageUsers',
  },
  webhookOff: {
    label: 'Webhooks given up',
    tells: 'A webhook was switched off because its receiver did not answer for days.',
    many: 'webhooks given up',
    defaults: ['app', 'email'],
    needs: 'manageUsers',
  },
} as const satisfies Record<string, KindEntry>;

export type NotificationKind = keyof typeof notificationKinds;
export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[];

/** A user's own switches. Absent ones follow the defaults in `notificationKinds`. */
export type NotificationSwitches = Partial<Record<string, Partial<Record<NotificationChannel, boolean | undefined>>>>;

/** Whether a user with these switches gets this kind of notification on this channel. */
export function isTold(
  switches: NotificationSwitches | undefined,
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean {
  const defaults: readonly NotificationChannel[] = notificationKinds[kind].defaults;
  return switches?.[kind]?.[channel] ?? defaults.includes(channel);
}

/** Label of a stored kind; "Other" for a kind that no longer exists. */
export function kindLabel(kind: string): string {
  return (notificationKinds as Record<string, KindEntry>)[kind]?.label ?? 'Other';
}

/** Heading of a batch of notifications: "2 sign-offs" when all are of one kind, otherwise "3 notifications". */
export function countOfKinds(kinds: readonly string[]): string {
  const [first] = kinds;
  const alike = kinds.every((kind) => kind === first);
  const words = alike && first ? (notificationKinds as Record<string, KindEntry>)[first]?.many : undefined;
  return `${kinds.length} ${words ?? 'notifications'}`;
}

/** Kinds of notifications that someone with these rights can get. */
export function notificationKindsFor(can: (capability: Capability) => boolean): NotificationKind[] {
  return notificationKindNames.filter((kind) => {
    const { needs }: KindEntry = notificationKinds[kind];
    return !needs || can(needs);
  });
}
