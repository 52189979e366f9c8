import { portOf, serve, stopOnSignal } from '../serve.mjs';

/**
 * Serves the built site to this machine until a signal comes, or until the launcher that started it has ended. Tells
 * the launcher the port.
 * @param {string} folder the build's output
 * @param {number} port
 */
export async function serveSite(folder, port) {
  const server = await serve(folder, { port, health: true });
  stopOnSignal(server);
  if (!process.send) {
    console.log(`The site is served at http://127.0.0.1:${portOf(server)}/`);
    return;
  }
  process.once('disconnect', () => process.exit());
  // Disconnected, because the channel to the launcher would keep this process alive.
  server.once('close', () => process.disconnect());
  process.send({ port: portOf(server) });
}
