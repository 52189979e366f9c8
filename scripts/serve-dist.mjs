// Serves the site that was last built, as `npm start` does, on `PORT` or any free port.
import { portOf, serve, stopOnSignal } from './serve.mjs';

const server = await serve('dist', { port: Number(process.env.PORT ?? 0) });
stopOnSignal(server);
console.log(`Listening on port ${portOf(server)}`);
