const statuses: Record<string, number> = {
  MISTYPED: 400,
  NOT_SIGNED_IN: 401,
  NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  TIMEOUT: 408,
  CONFLICT: 409,
  MOVED_ON: 409,
  TOO_LARGE: 413,
  INVALID: 422,
  TOO_MANY: 429,
  BROKEN: 500,
  NOT_CONFIGURED: 503,
  DATABASE_AWAY: 503,
  OUTDATED: 503,
  DISK_FULL: 507,
};

/** The HTTP status of a refusal; unlisted codes give 422. */
export function statusOf(code: string): number {
  return statuses[code] ?? 422;
}
