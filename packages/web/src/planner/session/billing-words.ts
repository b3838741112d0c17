interface Offer {
  resourceId: string;
  /** Whether the resources and billings have loaded. */
  loaded: boolean;
  /** Why they could not be loaded. */
  unloaded: string | undefined;
  /** Number of billings offered. */
  offered: number;
}

/** Placeholder of the billing of a session. A list that has not loaded is not an empty one. */
export function billingWords({ resourceId, loaded, unloaded, offered }: Offer): string {
  if (!resourceId) return 'Choose a resource first';
  if (unloaded) return 'Choose a billing';
  if (!loaded) return 'Billings are not loaded yet';
  return offered === 0 ? 'This resource has no billings' : 'Choose a billing';
}
