// Ends with 0 if the server of this container answers, for the health check of the image.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
