// Builds the site and serves it. Uses only Node until the dependencies are installed.
import { prepareProject } from './install.mjs';

prepareProject();

const port = Number(process.env.PORT ?? 4173);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT has to be a number from 0 to 65535, not "${process.env.PORT}".`);
  process.exit(1);
}

const { buildSite } = await import('./build-site.mjs');
const { serve } = await import('./serve.mjs');
await buildSite('dist');
try {
  const server = await serve('dist', port);
  const address = server.address();
  console.log(`Northwall is served at http://localhost:${typeof address === 'object' ? address?.port : port}/`);
} catch (error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  console.error(code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another: PORT=4174 npm start` : message);
  process.exit(1);
}
