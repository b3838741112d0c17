interface Place {
  venue: string;
  city?: string | undefined;
}

/** Venue and city in one line; a venue that names its city already stands alone: "Kennington Oval, London". */
export const venueLine = ({ venue, city = '' }: Place): string =>
  (venue === city || venue.endsWith(`, ${city}`) ? [venue] : [venue, city]).filter(Boolean).join(', ');
